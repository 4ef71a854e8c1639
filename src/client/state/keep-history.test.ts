import { afterEach, expect, test, vi } from 'vitest'
import { emptyPlan } from '#domain/crafting/whole-plan'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { catalogStore } from './catalog-in-use.ts'
import { createEngine } from './engine.ts'
import { forgetHistory, historyStore } from './history.ts'
import { keepHistory } from './keep-history.ts'
import { readHistory } from './kept-history.ts'

afterEach(() => vi.unstubAllGlobals())

test('BEY-6, BEY-14: a page that is left while another catalogue is made ready stores its steps as numbered by the former one', () => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
  })
  let leave = () => {}
  catalogStore.setState({ state: 'ready', engine: createEngine(aCatalog({ 1: {} })) }, true)
  keepHistory((act) => {
    leave = act
  })
  const after = { ...emptyPlan, inventory: new Map([[itemId('1'), 4]]) }
  // Any step would do: the test only counts the steps that are read again.
  const past = [{ name: { kind: 'stockCleared' }, meant: 'to', before: emptyPlan, after }] as const
  historyStore.setState({ past })

  catalogStore.setState({ state: 'loading' }, true)
  leave()
  const text = held.get('bit-calculator.history')!
  // 'test' is the version of every `aCatalog`; of steps that name another version `readHistory` reads none.
  expect(readHistory(text, { owner: null, catalogVersion: 'test' })?.past).toHaveLength(1)
  forgetHistory()
})
