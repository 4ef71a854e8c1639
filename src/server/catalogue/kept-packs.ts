import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packOfToday } from '#domain/catalog/former-pack'
import { packFormat, readableFormats } from '#domain/catalog/pack-format'
import { now } from '../configuration/clock.ts'
import { packName } from '../configuration/pack-name.ts'

/** Packs of this and former catalogues are kept, so that a plan can stay with the one it was made with (BEY-14). */
const mostKept = 5

export type KeptPack = { readonly version: string; readonly bytes: Buffer }

/** The packs in the folder in today's format, the last used first; those that an earlier release kept are brought into it. */
export async function readKeptPacks(folder: string): Promise<readonly KeptPack[]> {
  const files = (await packsByAge(folder)).filter(isBestOfItsVersion).slice(0, mostKept)
  const packs = await Promise.all(
    files.map(async ({ name, version, format }) => {
      const bytes = await readFile(join(folder, name)).catch(() => null)
      const pack = bytes && isWhole(bytes) ? inTodaysFormat(bytes, format) : null
      return pack && { version, bytes: pack }
    }),
  )
  return packs.filter((pack) => pack !== null)
}

/** The pack of that version in today's format, if it is in the folder. */
export async function readKeptPack(folder: string, version: string): Promise<Buffer | null> {
  const bytes = await readFile(packPath(folder, version)).catch(() => null)
  return bytes && isWhole(bytes) ? bytes : null
}

/** Keeps a pack as the last used one, and deletes the oldest beyond five. */
export async function keepPack(folder: string, pack: KeptPack): Promise<void> {
  await writePack(folder, pack)
  const files = await packsByAge(folder)
  const best = files.filter(isBestOfItsVersion).slice(0, mostKept)
  const old = files.filter((file) => !best.includes(file))
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
}

/** Writes a pack, whole or not at all, as the last used one. */
export async function writePack(folder: string, { version, bytes }: KeptPack): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = packPath(folder, version)
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
}

function packPath(folder: string, version: string): string {
  return join(folder, `${version}-${packFormat}.pack.json`)
}

type PackFile = {
  readonly name: string
  readonly version: string
  readonly format: number
  readonly usedAt: number
}

async function packsByAge(folder: string): Promise<readonly PackFile[]> {
  const names = await readdir(folder).catch(() => [])
  const packs = await Promise.all(
    names.map(async (name) => {
      const [, version, digits] = packName.exec(name) ?? []
      const format = Number(digits)
      if (!version || !readableFormats.includes(format)) return null
      const facts = await stat(join(folder, name)).catch(() => null)
      return facts && { name, version, format, usedAt: facts.mtimeMs }
    }),
  )
  return packs.filter((pack) => pack !== null).sort((a, b) => b.usedAt - a.usedAt)
}

/** Whether no file of a newer format has the same catalogue. */
function isBestOfItsVersion({ version, format }: PackFile, _: number, files: readonly PackFile[]): boolean {
  return files.every((other) => other.version !== version || other.format <= format)
}

/** The pack in today's format; null where the pack of an earlier release cannot be read. */
function inTodaysFormat(bytes: Buffer, format: number): Buffer | null {
  if (format === packFormat) return bytes
  try {
    return Buffer.from(JSON.stringify(packOfToday(JSON.parse(bytes.toString('utf8')))))
  } catch {
    return null
  }
}

/** Whether a pack is complete, from `{` to `}`: browsers would keep an incomplete one for good. */
function isWhole(bytes: Buffer): boolean {
  return bytes.at(0) === 0x7b && bytes.at(-1) === 0x7d
}
