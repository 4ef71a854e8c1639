import fc from 'fast-check'
import type { ItemId } from '#domain/catalog/item'
import { allItems } from '#domain/crafting/odds'
import { mergeOperations, replaceDocument, type TrackedDocument } from '#domain/user-data/merge-operations'
import type { Operation, PlainOperation } from '#domain/user-data/operation'
import type { SupersededValue } from '#domain/user-data/superseded-values'
import { emptyTrail, isBehind } from '#domain/user-data/trail'
import {
  emptyUserDocument,
  type PersonalSettlement,
  type UserDocument,
} from '#domain/user-data/user-document'
import { itemId } from './catalog-builder.ts'

type Draft = {
  readonly stock?: Readonly<Record<string, number>>
  /** By `item/recipe`. */
  readonly queue?: Readonly<Record<string, number>>
  readonly settlement?: PersonalSettlement
}

/** A document from a short form: `aDocument({ stock: { log: 3 }, queue: { 'plank/0': 5 } })`. */
export function aDocument({ stock = {}, queue = {}, settlement }: Draft): UserDocument {
  return {
    ...emptyUserDocument,
    inventory: new Map(Object.entries(stock) as [ItemId, number][]),
    buildList: Object.entries(queue).map(([key, quantity]) => ({ ...entryOf(key), quantity })),
    ...(settlement && { settlement }),
  }
}

/** The short form of a document; the order has no meaning. */
export function stockAndQueue({ inventory, buildList }: UserDocument): Draft {
  return {
    stock: Object.fromEntries(inventory),
    queue: Object.fromEntries(
      buildList.map(({ itemId, recipeIndex, quantity }) => [`${itemId}/${recipeIndex}`, quantity]),
    ),
  }
}

export function entryOf(key: string): { readonly itemId: ItemId; readonly recipeIndex: number } {
  const [id, recipe] = key.split('/')
  return { itemId: itemId(id!), recipeIndex: Number(recipe) }
}

const things = ['log', 'plank', 'chair', 'ingot'].map(itemId)
const thing = fc.constantFrom(...things)
const recipe = fc.integer({ min: 0, max: 2 })
const amount = fc.integer({ min: 1, max: 50 })

/** A random operation on one of a few rows, so that several clients change the same ones. */
export const arbitraryOperation: fc.Arbitrary<PlainOperation> = fc.oneof(
  fc.record({
    op: fc.constant('inv.add' as const),
    itemId: thing,
    amount: fc.integer({ min: -20, max: 50 }).filter((n) => n !== 0),
  }),
  fc.record({ op: fc.constant('inv.set' as const), itemId: thing, quantity: amount }),
  fc.record({ op: fc.constant('inv.remove' as const), itemId: thing }),
  fc.record({ op: fc.constant('inv.clear' as const), itemIds: fc.uniqueArray(thing) }),
  fc.record({ op: fc.constant('queue.add' as const), itemId: thing, recipeIndex: recipe, quantity: amount }),
  fc.record({
    op: fc.constant('queue.setQty' as const),
    itemId: thing,
    recipeIndex: recipe,
    quantity: amount,
  }),
  fc.record({ op: fc.constant('queue.setRecipe' as const), itemId: thing, from: recipe, to: recipe }),
  fc.record({ op: fc.constant('queue.remove' as const), itemId: thing, recipeIndex: recipe }),
  fc.record({
    op: fc.constant('queue.clear' as const),
    entries: fc.array(fc.record({ itemId: thing, recipeIndex: recipe }), { maxLength: 3 }),
  }),
  fc.record({
    op: fc.constant('choice.set' as const),
    itemId: thing,
    choice: fc.oneof(
      fc.constant(null),
      fc.constant({ source: 'gather' as const }),
      recipe.map((recipeIndex) => ({ source: 'craft' as const, recipeIndex })),
    ),
  }),
  fc.record({
    op: fc.constant('odds.set' as const),
    itemId: fc.oneof(fc.constant(allItems), thing),
    odds: fc.constantFrom('average' as const, 'safe' as const, null),
  }),
  fc.record({
    op: fc.constant('keptBack.set' as const),
    itemId: thing,
    quantity: fc.integer({ min: 0, max: 50 }),
  }),
)

/** A random document of those few rows. */
export const arbitraryDocument: fc.Arbitrary<UserDocument> = fc.record({
  inventory: fc
    .uniqueArray(fc.tuple(thing, amount), { selector: ([id]) => id })
    .map((entries) => new Map(entries)),
  buildList: fc.uniqueArray(fc.record({ itemId: thing, recipeIndex: recipe, quantity: amount }), {
    selector: ({ itemId, recipeIndex }) => `${itemId} ${recipeIndex}`,
  }),
  choices: fc
    .uniqueArray(
      fc.tuple(
        thing,
        recipe.map((recipeIndex) => ({ source: 'craft' as const, recipeIndex })),
      ),
      {
        selector: ([id]) => id,
      },
    )
    .map((entries) => new Map(entries)),
  odds: fc
    .uniqueArray(fc.tuple(thing, fc.constantFrom('average' as const, 'safe' as const)), {
      selector: ([id]) => id,
    })
    .map((entries) => new Map(entries)),
  keptBack: fc
    .uniqueArray(fc.tuple(thing, amount), { selector: ([id]) => id })
    .map((entries) => new Map(entries)),
  settlement: fc.constant(emptyUserDocument.settlement),
})

/** An account at version 1; what each device saves on the version it knows becomes the next version. */
export function anAccount(document: UserDocument) {
  let tracked: TrackedDocument = { document, trail: emptyTrail }
  let version = 1
  let superseded: readonly SupersededValue[] = []
  return {
    save(clientId: string, baseVersion: number, ...operations: Operation[]) {
      const merged = mergeOperations(tracked, { clientId, baseVersion, operations }, version + 1)
      if (merged.refusal) throw new Error(`refused: ${merged.refusal}`)
      if (merged !== tracked) version += 1
      superseded = merged.superseded ?? []
      tracked = merged
      return version
    },
    /** The values that the last save replaced, by key. */
    superseded: () => Object.fromEntries(superseded.map(({ key, value }) => [key, value])),
    /** @param isMoved whether its recipes are numbered by another catalogue */
    restore(to: UserDocument, isMoved = false) {
      version += 1
      tracked = replaceDocument(tracked, to, version, isMoved)
    },
    holds: () => stockAndQueue(tracked.document),
    settlement: () => tracked.document.settlement,
    isBehind: (clientId: string, baseVersion: number) => isBehind(tracked.trail, { clientId, baseVersion }),
  }
}
