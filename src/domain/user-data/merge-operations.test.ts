import { describe, expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { aDocument, anAccount, entryOf } from '#tests/support/user-documents'
import type { Operation } from './operation.ts'

const log = itemId('log')

const add = (amount: number): Operation => ({ op: 'inv.add', itemId: log, amount })
const set = (quantity: number): Operation => ({ op: 'inv.set', itemId: log, quantity })
const remove: Operation = { op: 'inv.remove', itemId: log }
const clear: Operation = { op: 'inv.clear', itemIds: [log, itemId('plank')] }

describe('SAVE-4: two devices change the same item at once', () => {
  test('both additions count', () => {
    const account = anAccount(aDocument({ stock: { log: 10 } }))
    account.save('phone', 1, add(5))
    account.save('laptop', 1, add(-3))
    expect(account.holds().stock).toEqual({ log: 12 })
  })

  test('of two typed amounts the later one wins', () => {
    const account = anAccount(aDocument({ stock: { log: 10 } }))
    account.save('phone', 1, set(50))
    account.save('laptop', 1, set(20))
    expect(account.holds().stock).toEqual({ log: 20 })
  })

  test('an amount typed on one device is not removed by another that did not know it', () => {
    const account = anAccount(aDocument({ stock: { log: 10 } }))
    account.save('phone', 1, set(50))
    account.save('laptop', 1, remove)
    expect(account.holds().stock).toEqual({ log: 50 })
    account.save('laptop', 2, remove)
    expect(account.holds().stock).toEqual({})
  })

  test('emptying the inventory keeps what the other device changed', () => {
    const account = anAccount(aDocument({ stock: { log: 10, plank: 4 } }))
    account.save('phone', 1, add(1))
    account.save('laptop', 1, clear)
    expect(account.holds().stock).toEqual({ log: 11 })
  })

  test('adding to an item that the other device removed brings it back', () => {
    const account = anAccount(aDocument({ stock: { log: 10 } }))
    account.save('phone', 1, remove)
    account.save('laptop', 1, add(2))
    expect(account.holds().stock).toEqual({ log: 12 })
  })

  test('adding to an item that the other device used up starts from 0', () => {
    const account = anAccount(aDocument({ stock: { log: 10 } }))
    account.save('phone', 1, add(-10))
    account.save('laptop', 1, add(2))
    expect(account.holds().stock).toEqual({ log: 2 })
  })

  test('an item added and removed in one batch leaves no trace for other devices', () => {
    const account = anAccount(aDocument({ stock: { plank: 1 } }))
    account.save('phone', 1, set(50), remove, { op: 'inv.add', itemId: itemId('plank'), amount: 1 })
    account.save('laptop', 1, add(3))
    expect(account.holds().stock).toEqual({ log: 3, plank: 2 })
  })

  test('of two batches based on the same old version, the second is late too', () => {
    const account = anAccount(aDocument({ stock: { log: 10 } }))
    account.save('phone', 1, set(50))
    account.save('laptop', 1, add(1))
    account.save('laptop', 1, remove)
    expect(account.holds().stock).toEqual({ log: 51 })
  })

  test('a device may remove what it changed itself', () => {
    const account = anAccount(aDocument({ stock: { log: 10 } }))
    account.save('phone', 1, set(50))
    account.save('phone', 1, remove)
    expect(account.holds().stock).toEqual({})
  })

  test('after a restore, operations of every device are late', () => {
    const account = anAccount(aDocument({ stock: { log: 10 } }))
    const version = account.save('phone', 1, set(50))
    account.restore(aDocument({ stock: { log: 10 } }))
    expect(account.isBehind('phone', version)).toBe(true)
    account.save('phone', version, remove)
    expect(account.holds().stock).toEqual({ log: 10 })
  })

  test('only changes by other devices put a device behind', () => {
    const account = anAccount(aDocument({}))
    account.save('phone', 1, set(50))
    expect([account.isBehind('phone', 1), account.isBehind('laptop', 1)]).toEqual([false, true])
    expect(account.isBehind('laptop', 2)).toBe(false)
  })
})

describe('SAVE-4: two devices change the same queue entry at once', () => {
  const queueAdd = (key: string, quantity: number): Operation => ({
    op: 'queue.add',
    ...entryOf(key),
    quantity,
  })
  const setQty = (key: string, quantity: number): Operation => ({
    op: 'queue.setQty',
    ...entryOf(key),
    quantity,
  })
  const dequeue = (key: string): Operation => ({ op: 'queue.remove', ...entryOf(key) })
  const setRecipe = (from: number, to: number): Operation => ({
    op: 'queue.setRecipe',
    itemId: itemId('plank'),
    from,
    to,
  })

  test.each<[string, Operation, Operation, Readonly<Record<string, number>>]>([
    ['both queue more of it', queueAdd('plank/0', 5), queueAdd('plank/0', 2), { 'plank/0': 17 }],
    ['both type an amount', setQty('plank/0', 5), setQty('plank/0', 2), { 'plank/0': 2 }],
    ['one types, one removes', setQty('plank/0', 5), dequeue('plank/0'), { 'plank/0': 5 }],
    ['one removes, one types', dequeue('plank/0'), setQty('plank/0', 5), { 'plank/0': 5 }],
    ['one removes, one queues more', dequeue('plank/0'), queueAdd('plank/0', 2), { 'plank/0': 12 }],
    ['one removes, one takes another recipe', dequeue('plank/0'), setRecipe(0, 1), { 'plank/1': 10 }],
    ['one takes another recipe, one removes', setRecipe(0, 1), dequeue('plank/0'), { 'plank/1': 10 }],
    ['both take another recipe', setRecipe(0, 1), setRecipe(0, 2), { 'plank/2': 10 }],
    ['one takes another recipe, one types', setRecipe(0, 1), setQty('plank/0', 7), { 'plank/1': 7 }],
    ['one takes another recipe, one queues more', setRecipe(0, 1), queueAdd('plank/0', 3), { 'plank/1': 13 }],
  ])('%s', (_title, first, second, queue) => {
    const account = anAccount(aDocument({ queue: { 'plank/0': 10 } }))
    account.save('phone', 1, first)
    account.save('laptop', 1, second)
    expect(account.holds().queue).toEqual(queue)
  })

  test('an entry merged into another one by a change of recipe can be moved on with its own share', () => {
    const account = anAccount(aDocument({ queue: { 'plank/0': 10, 'plank/1': 4 } }))
    account.save('phone', 1, setRecipe(0, 1))
    account.save('laptop', 1, setRecipe(0, 2))
    expect(account.holds().queue).toEqual({ 'plank/1': 4, 'plank/2': 10 })
  })

  test('clearing the queue keeps what other devices queued or changed', () => {
    const account = anAccount(aDocument({ queue: { 'plank/0': 10, 'chair/0': 1 } }))
    account.save('phone', 1, queueAdd('ingot/0', 3), setQty('chair/0', 2))
    account.save('laptop', 1, {
      op: 'queue.clear',
      entries: ['plank/0', 'chair/0'].map(entryOf),
    })
    expect(account.holds().queue).toEqual({ 'chair/0': 2, 'ingot/0': 3 })
  })
})

describe('SAVE-4, BEY-14: a device moves the plan to another catalogue, where Split is number 1 and Saw number 2', () => {
  const planks = (op: 'queue.add' | 'queue.setQty', recipeIndex: number, quantity: number) =>
    ({ op, itemId: itemId('plank'), recipeIndex, quantity }) as const
  const setRecipe = (from: number, to: number) =>
    ({ op: 'queue.setRecipe', itemId: itemId('plank'), from, to }) as const
  const dequeue = (recipeIndex: number): Operation => ({
    op: 'queue.remove',
    itemId: itemId('plank'),
    recipeIndex,
  })
  const move: Operation = { op: 'catalogue.move', from: 'v1', to: 'v2', operations: [setRecipe(2, 1)] }
  const split = () => anAccount(aDocument({ queue: { 'plank/2': 5, 'chair/0': 1 } }))

  test('another device counts as late: an entry whose recipe got another number stays when it removes that, any other entry goes', () => {
    const account = split()
    account.save('laptop', 1, move)
    expect(account.isBehind('phone', 1)).toBe(true)
    account.save('phone', 1, dequeue(1), { op: 'queue.remove', ...entryOf('chair/0') })
    expect(account.holds().queue).toEqual({ 'plank/1': 5 })
  })

  test('what the moving device did itself while its move was sent is not late', () => {
    const account = split()
    account.save('laptop', 1, move)
    account.save('laptop', 1, dequeue(1))
    expect(account.holds().queue).toEqual({ 'chair/0': 1 })
  })

  test('after a move, 4 planks that a late device adds by recipe 0 do not go to an entry that was moved from recipe 0 before', () => {
    const account = anAccount(aDocument({ queue: { 'plank/0': 3 } }))
    account.save('laptop', 1, setRecipe(0, 2))
    account.save('laptop', 2, move)
    account.save('phone', 1, planks('queue.add', 0, 4))
    expect(account.holds().queue).toEqual({ 'plank/1': 3, 'plank/0': 4 })
  })

  test('an amount of 5 that a late device replaces with 8 is kept as superseded', () => {
    const account = split()
    account.save('laptop', 1, move)
    account.save('phone', 1, planks('queue.setQty', 1, 8))
    expect(account.superseded()).toEqual({ 'entry 1 plank': 5 })
  })

  test('a late device removes no entry of a restored plan of other game data either', () => {
    const account = split()
    account.save('laptop', 1, move)
    // `true`: the restored plan is numbered by another catalogue than the one before.
    account.restore(aDocument({ queue: { 'plank/2': 5 } }), true)
    account.save('phone', 2, dequeue(2), planks('queue.add', 1, 2))
    expect(account.holds().queue).toEqual({ 'plank/2': 5, 'plank/1': 2 })
  })
})
