import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import {
  aDocument,
  arbitraryDocument,
  arbitraryOperation,
  stockAndQueue,
} from '#tests/support/user-documents'
import { followRecipes } from '../crafting/follow-recipes.ts'
import { applyOperations } from './apply-operation.ts'
import { followOperation, moveOf, rebaseOperations } from './follow-operations.ts'
import type { PlainOperation } from './operation.ts'
import type { UserDocument } from './user-document.ts'

const by = (...names: readonly string[]) => ({ recipes: names.map((name) => ({ name, from: { ore: 1 } })) })
const things = (...names: readonly string[]) => ({
  log: by(...names),
  plank: by(...names),
  chair: by(...names),
  ingot: by(...names),
})
const catalogOf = (version: string, ...names: readonly string[]) => {
  const catalog = aCatalog({ ...things(...names), ore: {} })
  return { ...catalog, info: { ...catalog.info, version } }
}
const saw = catalogOf('v1', 'Default', 'Saw', 'Split')
const split = catalogOf('v2', 'Default', 'Split', 'Saw')
const bare = catalogOf('v3', 'Default', 'Glue')
const all = new Map([saw, split, bare].map((catalog) => [catalog.info.version, catalog]))
const opened = (version: string) => all.get(version)!

const followed = (document: UserDocument, from = saw, to = split): UserDocument => ({
  ...document,
  ...followRecipes(from, to, document),
})
const plank = (recipeIndex: number, quantity: number): PlainOperation => ({
  op: 'queue.setQty',
  itemId: itemId('plank'),
  recipeIndex,
  quantity,
})
/** The document with its queue sorted: the order of a queue counts as no difference. */
const sorted = ({ buildList, ...rest }: UserDocument) => ({
  ...rest,
  buildList: buildList.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
})

test('BEY-14, SAVE-4: whatever a device did with the old game data comes to the same with the new, where recipes have changed places', () => {
  fc.assert(
    fc.property(arbitraryDocument, fc.array(arbitraryOperation, { maxLength: 8 }), (document, operations) => {
      const there = operations.map((operation) => followOperation(saw, split, operation))
      expect(sorted(applyOperations(followed(document), there))).toEqual(
        sorted(followed(applyOperations(document, operations))),
      )
    }),
  )
})

test('BEY-14: a move gives each chosen recipe of a document its number in the other catalogue', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      for (const to of [split, bare])
        expect(sorted(applyOperations(document, [moveOf(document, saw, to)]))).toEqual(
          sorted(followed(document, saw, to)),
        )
    }),
  )
})

test('SAVE-4, BEY-14: 7 planks by Split, set as number 2 and not yet sent, become number 1 after another device moved the plan', () => {
  const now = { document: aDocument({ queue: { 'plank/1': 4 } }), catalogue: 'v2' }
  expect(rebaseOperations(now, [plank(2, 7)], 'v1', opened)).toEqual([plank(1, 7)])
})

test('SAVE-4, BEY-14: a move that nobody else has made is made anew, with what other devices have added meanwhile', () => {
  const before = aDocument({ queue: { 'plank/1': 4 } })
  const now = { document: aDocument({ queue: { 'plank/1': 4, 'chair/2': 1 } }), catalogue: 'v1' }
  const waiting = [plank(1, 5), moveOf(before, saw, split), plank(2, 6)]
  const there = rebaseOperations(now, waiting, 'v1', opened)
  expect(stockAndQueue(applyOperations(now.document, there)).queue).toEqual({ 'plank/2': 6, 'chair/1': 1 })
})

test('SAVE-4, BEY-14: after another device moved the plan to v3 the own move to v2 is left out, and what was done after it is followed to v3', () => {
  const before = aDocument({ queue: { 'plank/1': 4 } })
  const now = { document: aDocument({ queue: { 'plank/0': 4 } }), catalogue: 'v3' }
  const waiting = [
    moveOf(before, saw, split),
    plank(2, 6),
    { op: 'inv.add', itemId: itemId('log'), amount: 3 } as const,
  ]
  const there = rebaseOperations(now, waiting, 'v1', opened)
  // The 6 planks were to be by Saw, number 2 in v2; v3 has no Saw, so they are by its default.
  expect(there).toEqual([plank(0, 6), waiting[2]])
})
