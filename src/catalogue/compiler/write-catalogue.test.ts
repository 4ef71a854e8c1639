import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeList } from './write-catalogue.ts'

test('CAT-1: where the new list cannot take the place of the old one, no info beside it tells the version of another list', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  // A folder with something in it cannot be replaced by a file.
  await mkdir(join(folder, 'recipes.json', 'in use'), { recursive: true })
  writeFileSync(join(folder, 'recipes.info.json'), '{"version":"old"}')
  const info = { name: 'Wood', date: '2026-05-01', version: 'new', extraTables: [] }
  await expect(writeList('[]', join(folder, 'recipes.json'), info)).rejects.toThrow()
  expect(readdirSync(folder)).not.toContain('recipes.info.json')
  await rm(folder, { recursive: true })
})
