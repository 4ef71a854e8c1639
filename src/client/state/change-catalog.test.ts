import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage'
import { aCatalog } from '#tests/support/catalog-builder'
import { catalogStore } from './catalog-in-use.ts'
import { changeCatalog } from './change-catalog.ts'
import { createEngine, type Engine } from './engine.ts'

afterEach(() => vi.unstubAllGlobals())

const catalog = aCatalog({ 1: {} })
const other = { ...catalog, info: { ...catalog.info, version: 'other' } }

test('BEY-14, CAL-13: a catalogue that cannot be prepared is shown as failed, and the next one is used all the same', async () => {
  vi.stubGlobal('localStorage', browserStorage())
  catalogStore.setState({ state: 'ready', engine: createEngine(catalog) }, true)
  const broken: Engine = { ...createEngine(other), prepare: () => Promise.reject(new Error('too large')) }
  await expect(changeCatalog(broken)).rejects.toThrow('too large')
  expect(catalogStore.getState()).toEqual({ state: 'failed', reason: 'too large' })

  const engine = createEngine(catalog)
  await changeCatalog(engine)
  expect(catalogStore.getState()).toEqual({ state: 'ready', engine })
})
