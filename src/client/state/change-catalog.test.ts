import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage'
import { aCatalog } from '#tests/support/catalog-builder'
import { catalogStore } from './catalog-in-use.ts'
import { changeCatalog } from './change-catalog.ts'
import { createEngine, type Engine } from './engine.ts'

afterEach(() => vi.unstubAllGlobals())

const catalog = aCatalog({ 1: {} })
const other = { ...catalog, info: { ...catalog.info, version: 'other' } }

test('BEY-14, CAL-13: where a catalogue cannot be prepared, the one in use stays, and the next one is used all the same; where none is in use, it is shown as failed', async () => {
  vi.stubGlobal('localStorage', browserStorage())
  const inUse = { state: 'ready', engine: createEngine(catalog) } as const
  catalogStore.setState(inUse, true)
  const broken: Engine = { ...createEngine(other), prepare: () => Promise.reject(new Error('too large')) }
  await expect(changeCatalog(broken)).rejects.toThrow('too large')
  expect(catalogStore.getState()).toBe(inUse)

  const engine = createEngine({ ...catalog, info: { ...catalog.info, version: 'next' } })
  await changeCatalog(engine)
  expect(catalogStore.getState()).toEqual({ state: 'ready', engine })

  catalogStore.setState({ state: 'loading' }, true)
  await expect(changeCatalog(broken)).rejects.toThrow('too large')
  expect(catalogStore.getState()).toEqual({ state: 'failed', reason: 'too large' })
})
