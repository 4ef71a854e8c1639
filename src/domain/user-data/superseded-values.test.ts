import { describe, expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { aDocument, anAccount, entryOf } from '#tests/support/user-documents'
import { allItems, type Odds } from '../crafting/odds.ts'
import type { Operation } from './operation.ts'

const log = itemId('log')
const plank = itemId('plank')
const add = (amount: number): Operation => ({ op: 'inv.add', itemId: log, amount })
const set = (quantity: number): Operation => ({ op: 'inv.set', itemId: log, quantity })
const queue = (quantity: number): Operation => ({ op: 'queue.setQty', ...entryOf('plank/0'), quantity })
const queueMore = (quantity: number): Operation => ({ op: 'queue.add', ...entryOf('plank/0'), quantity })
const setRecipe = (from: number, to: number): Operation => ({
  op: 'queue.setRecipe',
  itemId: plank,
  from,
  to,
})
const choose = (source: 'gather' | 'elsewhere' | null): Operation => ({
  op: 'choice.set',
  itemId: plank,
  choice: source && { source },
})

const keep = (quantity: number): Operation => ({ op: 'keptBack.set', itemId: log, quantity })
const count = (odds: Odds | null): Operation => ({ op: 'odds.set', itemId: allItems, odds })

describe('SAVE-4: if two devices set the same row, the earlier value is kept', () => {
  test.each<[string, readonly Operation[], readonly Operation[], Readonly<Record<string, unknown>>]>([
    ['both type an amount', [set(50)], [set(20)], { 'stock log': 50 }],
    ['one adds, one types', [add(5)], [set(20)], { 'stock log': 15 }],
    ['one types, then adds', [set(50), add(5)], [set(20), add(1)], { 'stock log': 55 }],
    ['both keep logs back', [keep(50)], [keep(20)], { 'kept log': 50 }],
    ['one keeps logs back, one no more', [keep(50)], [keep(0)], { 'kept log': 50 }],
    ['one plans safely, one at the average', [count('safe')], [count(null)], { 'odds plan': 'safe' }],
    ['both type the same amount', [set(50)], [set(50)], {}],
    ['one types, one adds', [set(50)], [add(5)], {}],
    ['both add', [add(5)], [add(-3)], {}],
    ['one types, one removes', [set(50)], [{ op: 'inv.remove', itemId: log }], {}],
    ['one removes, one types', [{ op: 'inv.remove', itemId: log }], [set(20)], {}],
    ['one changes its mind within one save', [set(50)], [set(20), set(50)], {}],
    ['both type a queued amount', [queue(5)], [queue(2)], { 'entry 0 plank': 5 }],
    ['one queues more, one types', [queueMore(5)], [queue(2)], { 'entry 0 plank': 15 }],
    ['both queue more', [queueMore(5)], [queueMore(2)], {}],
    // A change of recipe takes the entry's 10 planks along; what comes late to the entry is done to it where it is now.
    ['both take another recipe', [setRecipe(0, 1)], [setRecipe(0, 2)], { 'entry 1 plank': 10 }],
    ['both take the same recipe', [setRecipe(0, 1)], [setRecipe(0, 1)], {}],
    ['one takes another recipe, one types', [setRecipe(0, 1)], [queue(7)], { 'entry 1 plank': 10 }],
    ['one types, one takes another recipe', [queue(7)], [setRecipe(0, 1)], {}],
    ['both choose', [choose('gather')], [choose('elsewhere')], { 'choice plank': { source: 'gather' } }],
    [
      'one chooses, one goes back to the default',
      [choose('gather')],
      [choose(null)],
      { 'choice plank': { source: 'gather' } },
    ],
    ['both choose the same', [choose('gather')], [choose('gather')], {}],
  ])('%s', (_title, first, second, superseded) => {
    // Both devices know version 1, in which 10 logs are in stock and 10 planks are queued by recipe 0.
    const account = anAccount(aDocument({ stock: { log: 10 }, queue: { 'plank/0': 10 } }))
    account.save('phone', 1, ...first)
    expect(account.superseded()).toEqual({})
    account.save('laptop', 1, ...second)
    expect(account.superseded()).toEqual(superseded)
  })

  test('replacing a value that the device knew keeps nothing', () => {
    const account = anAccount(aDocument({ stock: { log: 10 }, queue: { 'plank/0': 10 } }))
    account.save('phone', 1, set(50), queue(5), choose('gather'))
    account.save('laptop', 2, set(20), queue(2), choose('elsewhere'))
    expect(account.superseded()).toEqual({})
  })

  test('going back to the default is kept like any other choice', () => {
    const account = anAccount(aDocument({}))
    account.save('phone', 1, choose('gather'))
    account.save('phone', 2, choose(null))
    account.save('laptop', 2, choose('elsewhere'))
    expect(account.superseded()).toEqual({ 'choice plank': null })
  })
})
