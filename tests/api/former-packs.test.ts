import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCatalog } from '#domain/catalog/open-catalog'
import { currentOf } from '../support/catalogue-look-up.ts'
import { formerPackText } from '../support/former-pack.ts'
import { eventually, serversOfThisFile, smallCatalogue } from '../support/server.ts'
import { ask } from '../support/server-requests.ts'
import { smallCatalog } from '../support/small-catalog.ts'

const servers = serversOfThisFile()

test('BEY-14: a pack of format 1 that an earlier release kept is served in the format of today', async () => {
  const DATA_DIR = servers.dataFolder()
  const folder = join(DATA_DIR, 'catalogues')
  mkdirSync(folder, { recursive: true })
  copyFileSync(smallCatalogue, join(DATA_DIR, 'recipes.json'))
  copyFileSync(smallCatalogue.replace('.json', '.info.json'), join(DATA_DIR, 'recipes.info.json'))
  // A pack's file is named by its version and its format: this one has version `former-1` in format 1. Today's format is 3.
  writeFileSync(join(folder, 'former-1-1.pack.json'), formerPackText(smallCatalog, 'former-1'))
  writeFileSync(join(folder, 'wood-1-1.pack.json'), formerPackText(smallCatalog, 'wood-1'))
  writeFileSync(join(folder, 'damaged-1.pack.json'), '{"format":1,}')

  const server = await servers.start({ DATA_DIR, CATALOGUE: '', CATALOGUE_SOURCE: '' })
  expect(await currentOf(server)).toMatchObject({ version: 'wood-1', former: ['former-1'] })
  const { status, body } = await ask(server, '/catalog/former-1-3.json')
  expect(status).toBe(200)
  const catalog = openCatalog(JSON.parse(body.toString()))
  expect([catalog.size, catalog.info.name]).toEqual([smallCatalog.length, 'Former catalogue'])
  // The catalogue in use is kept in today's format, and its former file is gone.
  await eventually(async () => !readdirSync(folder).includes('wood-1-1.pack.json'))
  expect(readdirSync(folder)).toContain('wood-1-3.pack.json')
})
