import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packFormat } from '#domain/catalog/pack-format'
import { now } from '../configuration/clock.ts'

/** Packs of this and former catalogues are kept, so that a plan can stay with the one it was made with (BEY-14). */
const mostKept = 5

const packName = /^([\w-]{1,64})-(\d{1,4})\.pack\.json$/

export type KeptPack = { readonly version: string; readonly bytes: Buffer }

/** The packs in the folder that this release's client can read, the last used first. */
export async function readKeptPacks(folder: string): Promise<readonly KeptPack[]> {
  const packs = await Promise.all(
    (await packsByAge(folder)).slice(0, mostKept).map(async ({ name, version }) => {
      const bytes = await readFile(join(folder, name)).catch(() => null)
      return bytes && isWhole(bytes) ? { version, bytes } : null
    }),
  )
  return packs.filter((pack) => pack !== null)
}

/** Keeps a pack as the last used one, and deletes the oldest. */
export async function keepPack(folder: string, { version, bytes }: KeptPack): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${version}-${packFormat}.pack.json`)
  const unfinished = `${path}.${randomUUID()}.new`
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  const seconds = now() / 1_000
  await utimes(path, seconds, seconds)
  const old = (await packsByAge(folder)).slice(mostKept)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
}

async function packsByAge(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const packs = await Promise.all(
    names.map(async (name) => {
      const [, version, format] = packName.exec(name) ?? []
      if (!version || Number(format) !== packFormat) return null
      const facts = await stat(join(folder, name)).catch(() => null)
      return facts && { name, version, usedAt: facts.mtimeMs }
    }),
  )
  return packs.filter((pack) => pack !== null).sort((a, b) => b.usedAt - a.usedAt)
}

/** Browsers would keep an incomplete pack for good. */
function isWhole(bytes: Buffer): boolean {
  return bytes.at(0) === 0x7b && bytes.at(-1) === 0x7d
}
