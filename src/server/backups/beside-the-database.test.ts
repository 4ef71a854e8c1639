import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBeside } from './beside-the-database.ts'

let place: string
let data: string
let into: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'bit-calculator-beside-'))
  data = join(place, 'data')
  into = join(place, 'into')
  for (const folder of [data, into, join(data, 'catalogues')]) await mkdir(folder)
})
afterEach(() => rm(place, { recursive: true }))

const copy = (catalogueFile: string | null = null, authSecret: string | null = null) =>
  copyBeside({ dataFolder: data, catalogueFile, authSecret }, into)

test('R2: a secret and a catalogue that are links are in a backup with what they lead to', async () => {
  await writeFile(join(place, 'kept-elsewhere'), 'a secret of the tests')
  await symlink(join(place, 'kept-elsewhere'), join(data, 'secret'))
  await writeFile(join(place, 'today.json'), '{}')
  await symlink(join(place, 'today.json'), join(place, 'recipes.json'))
  await copy(join(place, 'recipes.json'))
  for (const [name, content] of [
    ['secret', 'a secret of the tests'],
    ['recipes.json', '{}'],
  ] as const) {
    expect((await lstat(join(into, name))).isFile()).toBe(true)
    expect(await readFile(join(into, name), 'utf8')).toBe(content)
  }
})

test('BEY-14: a pack that is gone when its turn comes, or is not written yet, keeps none of the others out of a backup', async () => {
  // A link that leads nowhere is listed and cannot be read, as a file that was deleted meanwhile.
  await symlink(join(place, 'nowhere'), join(data, 'catalogues/a-gone-7.pack.json'))
  for (const name of ['b-kept-7.pack.json', 'c-kept-7.pack.json', 'c-kept-7.pack.json.half.new'])
    await writeFile(join(data, 'catalogues', name), '{}')
  await copy()
  expect((await readdir(join(into, 'catalogues'))).sort()).toEqual([
    'b-kept-7.pack.json',
    'c-kept-7.pack.json',
  ])
})

test('R2: a list that CATALOGUE names is never beside the info of another list', async () => {
  await writePair('recipes', 1)
  await writeFile(join(place, 'own.json'), listOf(2))
  await copy(join(place, 'own.json'))
  expect(await readdir(into)).toEqual(['recipes.json'])
  expect(await readFile(join(into, 'recipes.json'), 'utf8')).toBe(listOf(2))
})

test('R2: while the server puts one catalogue after another in use, the list and the info of a backup are of the same one', async () => {
  await writePair('recipes', 0)
  let isOver = false
  const adopting = (async () => {
    for (let version = 1; !isOver; version++) {
      await writePair('incoming', version)
      await rm(join(data, 'recipes.info.json'))
      for (const name of ['.json', '.info.json'])
        await rename(join(data, `incoming${name}`), join(data, `recipes${name}`))
    }
  })()
  const copied = new Set<string>()
  while (copied.size < 50) {
    await rm(into, { recursive: true })
    await mkdir(into)
    await copy()
    const info = await readFile(join(into, 'recipes.info.json'), 'utf8').catch(() => null)
    if (info === null) continue
    expect(await readFile(join(into, 'recipes.json'), 'utf8')).toBe(listOf(Number(info)))
    copied.add(info)
  }
  isOver = true
  await adopting
})

test('R2: the copy says where the secret is: missing, in AUTH_SECRET, or in the backup', async () => {
  expect(await copy()).toBe('missing')
  expect(await copy(null, 'a secret of the settings')).toBe('in AUTH_SECRET')
  await writeFile(join(data, 'secret'), 'a secret of the tests')
  expect(await copy()).toBe('in the backup')
})

/** A list so long that another one can be put in its place while it is copied. */
const listOf = (version: number) => `${version} `.repeat(50_000)

async function writePair(name: string, version: number): Promise<void> {
  await writeFile(join(data, `${name}.json`), listOf(version))
  await writeFile(join(data, `${name}.info.json`), String(version))
}

test('R2: of a data folder without secret, catalogue and packs nothing is copied', async () => {
  await rm(join(data, 'catalogues'), { recursive: true })
  await copy()
  expect(await readdir(into)).toEqual([])
})
