import { appendFile, mkdir, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listBackup } from '#tests/support/listed-backup'
import { hourMs, now } from '../configuration/clock.ts'
import { manifestName, writeManifest } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { schemaOfThisRelease } from './schema.ts'
import { describeFile } from './written-files.ts'

const name = '2024-11-26T12-00-00Z_v0.1.0_schema20_pg18'
let backups: string
let folder: string

beforeEach(async () => {
  backups = await mkdtemp(join(tmpdir(), 'bit-calculator-backups-'))
  folder = join(backups, name)
  await mkdir(folder)
  await writeFile(join(folder, 'secret'), 'a secret of the tests')
  await write({})
})
afterEach(() => rm(backups, { recursive: true }))

async function write(wrong: object): Promise<void> {
  const files = [await describeFile(folder, 'secret')]
  const facts = {
    madeAt: '2024-11-26T12:00:00.000Z',
    appVersion: '0.1.0',
    isChecked: true,
    postgres: 18,
    rows: {},
    brokenRules: [],
    files,
  }
  await writeManifest(folder, { ...facts, schema: schemaOfThisRelease(), ...wrong })
}

const refusal = () =>
  readBackup(backups, name).then(
    () => 'restored',
    ({ message }: Error) => message,
  )

test('R2: the newest backup, one by its name, and one by its path can be restored', async () => {
  for (const wanted of [undefined, name, folder]) expect((await readBackup(backups, wanted)).name).toBe(name)
})

test('R2: a backup that is dated in the future is restored by its name, never as the newest', async () => {
  const ahead = await listBackup(backups, now() + hourMs)
  await expect(readBackup(backups, undefined)).rejects.toThrow(
    new RegExp(
      `The backup ${ahead.name} is dated in the future: .* Nothing was changed\\. .*, such as ${name}: `,
    ),
  )
  expect((await readBackup(backups, ahead.name)).name).toBe(ahead.name)
})

test('R2: a backup with a changed byte, or without its end, is refused, and the file is named', async () => {
  await truncate(join(folder, 'secret'), 3)
  expect(await refusal()).toBe(
    `The backup ${name} is damaged: secret is not as it was written. Nothing was changed.`,
  )
  await writeFile(join(folder, 'secret'), 'a Secret of the tests')
  expect(await refusal()).toBe(
    `The backup ${name} is damaged: secret is not as it was written. Nothing was changed.`,
  )
  await rm(join(folder, 'secret'))
  expect(await refusal()).toBe(
    `The backup ${name} is damaged: secret is not as it was written. Nothing was changed.`,
  )
})

test('R2: a backup whose own list was cut short or changed is refused', async () => {
  const list = join(folder, manifestName)
  const text = await readFile(list, 'utf8')
  await writeFile(list, text.replace('"madeAt": "2024', '"madeAt": "2023'))
  expect(await refusal()).toBe(`The backup ${name} is damaged. Nothing was changed.`)
  await writeFile(list, text.slice(0, -20))
  expect(await refusal()).toBe(`The backup ${name} is damaged. Nothing was changed.`)
})

test('R2: a foreign folder, and one that is not there, are refused', async () => {
  await rename(join(folder, manifestName), join(folder, 'something.json'))
  await appendFile(join(folder, 'readme.txt'), 'holiday pictures')
  expect(await refusal()).toBe(`${folder} is no backup of Bit Calculator. Nothing was changed.`)
  await expect(readBackup(backups, 'yesterday')).rejects.toThrow(
    `There is no backup yesterday, neither in ${backups} nor at that path.`,
  )
  await expect(readBackup(folder, undefined)).rejects.toThrow(`There is no backup in ${folder}.`)
})

test('R14: a backup of a newer release, and one with a schema that no release has made, are refused', async () => {
  const { number, newest } = schemaOfThisRelease()
  const newer = `The backup ${name} was made by a newer release of Bit Calculator. Restore it with that one. Nothing was changed.`
  await write({ schema: { number: number + 1, newest: newest + 1 } })
  expect(await refusal()).toBe(newer)
  await write({ form: 2 })
  expect(await refusal()).toBe(newer)
  await write({ schema: { number, newest: newest - 1 } })
  expect(await refusal()).toBe(
    `The backup ${name} has tables that no release of Bit Calculator has made. Nothing was changed.`,
  )
})
