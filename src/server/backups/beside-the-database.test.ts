import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
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

const copy = (catalogueFile: string | null = null) => copyBeside({ dataFolder: data, catalogueFile }, into)

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

test('R2: of a folder that has nothing of it yet, nothing is copied', async () => {
  await rm(join(data, 'catalogues'), { recursive: true })
  await copy()
  expect(await readdir(into)).toEqual([])
})
