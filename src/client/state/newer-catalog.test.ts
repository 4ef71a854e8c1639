import { afterEach, expect, test, vi } from 'vitest'
import { packFormat } from '#domain/catalog/pack-format'
import { aCatalog } from '#tests/support/catalog-builder'
import { catalogStore } from './catalog-in-use.ts'
import { catalogNewsStore } from './catalog-news.ts'
import { createEngine } from './engine.ts'
import { newerVersion, postponeNewer } from './newer-catalog.ts'

afterEach(() => vi.unstubAllGlobals())

/**
 * The version that is offered where the browser uses that of `aCatalog`, 'test' of 6 August, and the server uses `version` of the day
 * `date`.
 */
function offered(version: string, date: string): Promise<string | null> {
  const url = `/catalog/${version}-${packFormat}.json`
  vi.stubGlobal('fetch', async () => Response.json({ version, date, former: [], url }))
  catalogStore.setState({ state: 'ready', engine: createEngine(aCatalog({ 1: {} })) }, true)
  return newerVersion()
}

test('BEY-14: game data of an earlier day are not offered, nor those in use, nor those that were put off', async () => {
  expect(await offered('former', '2026-08-05')).toBeNull()
  expect(await offered('test', '2026-08-06')).toBeNull()
  expect(await offered('later', '2026-08-07')).toBe('later')
  catalogNewsStore.setState({ newer: 'later' })
  postponeNewer()
  expect(await offered('later', '2026-08-07')).toBeNull()
  expect(await offered('latest', '2026-08-08')).toBe('latest')
})
