import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveOf } from '#domain/user-data/follow-operations'
import { mergeOperations, type TrackedDocument } from '#domain/user-data/merge-operations'
import { isNumberedOtherwise, numberingAfter } from '#domain/user-data/numbering'
import type { Operation } from '#domain/user-data/operation'
import { emptyTrail, isBehind } from '#domain/user-data/trail'
import { emptyUserDocument } from '#domain/user-data/user-document'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import type { Replies } from '../api/ask.ts'
import { withEdits, withMoveMade, withServerState } from './journal-catalogue.ts'
import {
  acknowledged,
  type Batch,
  expectedDocument,
  newRecord,
  numberingOf,
  withBatch,
  withBatchBack,
} from './journal-record.ts'
import { toWire } from './wire-document.ts'

/** The same recipes, at other places in each version. */
const names: Readonly<Record<string, readonly string[]>> = {
  v1: ['Default', 'Saw', 'Split', 'Glue'],
  v2: ['Default', 'Glue', 'Saw', 'Split'],
  v3: ['Default', 'Split', 'Saw', 'Glue'],
}
const versions = Object.keys(names)
const opened = versions.map((version) => {
  const by = { recipes: names[version]!.map((name) => ({ name, from: { log: 1 } })) }
  const catalog = aCatalog({ plank: by, chair: by, log: {} })
  return { ...catalog, info: { ...catalog.info, version } }
})
const catalogOf = (version: string) => opened.find(({ info }) => info.version === version)!
/** null: no recipe but the default is chosen, which every version has at place 0. */
const nameAt = (version: string | null, place: number) => names[version ?? 'v1']![place]!

type Network = 'works' | 'loses the request' | 'loses the answer'

function aServer() {
  let saved: TrackedDocument = { document: emptyUserDocument, trail: emptyTrail }
  let [version, catalogue]: [number, string | null] = [1, null]
  const answers = new Map<string, Replies['saveUserData']>()
  const state = () => ({ version, lastUpdated: null, document: toWire(saved.document), catalogue })
  return {
    state,
    document: () => saved.document,
    /** @returns null where it is refused */
    save(clientId: string, { seq, ...batch }: Batch) {
      const key = `${clientId} ${seq}`
      const request = { ...batch, clientId }
      const known = answers.get(key)
      if (known) return known
      if (isNumberedOtherwise({ ...saved, catalogue }, request)) return null
      const withDocument = isBehind(saved.trail, request)
      const merged = mergeOperations(saved, request, version + 1)
      if (merged.refusal) throw new Error(merged.refusal)
      if (merged !== saved) {
        catalogue = numberingAfter(merged.document, { catalogue }, request)
        version += 1
      }
      saved = merged
      const answer = { ...state(), document: withDocument ? toWire(saved.document) : null }
      answers.set(key, answer)
      return answer
    },
  }
}

/** A browser with tabs, each of which may still have another catalogue in use than the plan. */
function aBrowser(server: ReturnType<typeof aServer>, clientId: string, inUse: string[]) {
  let record = newRecord('olivia', clientId, server.state())
  const load = () => (record = withServerState(record, server.state(), catalogOf))
  const take = (tab: number) => (inUse[tab] = numberingOf(record) ?? inUse[tab]!)
  const write = (madeWith: string, operation: Operation) =>
    (record = withEdits(record, { operations: [operation], madeWith }, catalogOf))
  /** @returns whether something was sent and its answer came */
  function send(network: Network): boolean {
    record = withBatch(withMoveMade(record, catalogOf))
    const reply = record.inFlight && network !== 'loses the request' && server.save(clientId, record.inFlight)
    // False: the request was lost. null: the server refuses a batch that is numbered otherwise than its document, so it is loaded first.
    if (reply === false || !record.inFlight || network !== 'works') return false
    record = reply ? acknowledged(record, reply) : withBatchBack(record)
    if (!reply) load()
    return true
  }
  return {
    load,
    take,
    send,
    versionIn: (tab: number) => inUse[tab]!,
    shown: () => expectedDocument(record),
    add: (tab: number, operation: Operation) => write(inUse[tab]!, operation),
    move(tab: number, to: string) {
      const from = take(tab)
      if (from === to) return
      inUse[tab] = to
      if (numberingOf(record)) write(from, moveOf(expectedDocument(record), catalogOf(from), catalogOf(to)))
    },
    sendAll() {
      for (let sent = 0; send('works'); sent += 1) if (sent > 50) throw new Error('it sends for ever')
      load()
      for (const tab of inUse.keys()) take(tab)
    },
  }
}

const anAct = fc.record({
  which: fc.nat(1),
  tab: fc.nat(1),
  act: fc.constantFrom(
    ...(['queue', 'queue', 'queue', 'stock', 'move', 'load', 'take', 'sendAll'] as const),
    ...(['works', 'works', 'loses the request', 'loses the answer'] as const),
  ),
  item: fc.constantFrom('plank', 'chair'),
  recipeIndex: fc.nat(3),
  quantity: fc.integer({ min: 1, max: 9 }),
  to: fc.constantFrom(...versions),
})
type Act = typeof anAct extends fc.Arbitrary<infer One> ? One : never

/** Does an act in a browser. @returns what it added: of which item, by which recipe, and how many */
function play(
  browser: ReturnType<typeof aBrowser>,
  act: Act,
): readonly [thing: string, quantity: number] | null {
  const { tab, item, recipeIndex, quantity } = act
  switch (act.act) {
    case 'queue': {
      const thing = `${item}, ${nameAt(browser.versionIn(tab), recipeIndex)}`
      browser.add(tab, { op: 'queue.add', itemId: itemId(item), recipeIndex, quantity })
      return [thing, quantity]
    }
    case 'stock':
      browser.add(tab, { op: 'inv.add', itemId: itemId(item), amount: quantity })
      return [item, quantity]
    case 'move':
      browser.move(tab, act.to)
      return null
    case 'load':
    case 'sendAll':
      browser[act.act]()
      return null
    case 'take':
      browser.take(tab)
      return null
    default:
      browser.send(act.act)
      return null
  }
}

test('SAVE-4, BEY-14: whatever devices and tabs do with different game data, everything that was queued is there once, by the recipe it was queued for', () => {
  const begun = fc.tuple(...[0, 1, 2, 3].map(() => fc.constantFrom(...versions)))
  fc.assert(
    fc.property(fc.array(anAct, { maxLength: 40 }), begun, (acts, [a, b, c, d]) => {
      const server = aServer()
      const browsers = [aBrowser(server, 'laptop', [a!, b!]), aBrowser(server, 'phone', [c!, d!])]
      const added = new Map<string, number>()
      for (const act of acts) {
        const [thing, quantity] = play(browsers[act.which]!, act) ?? []
        if (thing !== undefined) added.set(thing, (added.get(thing) ?? 0) + quantity!)
      }
      // Three rounds, so that each browser has heard of what the other sent last.
      for (const browser of [...browsers, ...browsers, ...browsers]) browser.sendAll()

      const document = server.document()
      const { catalogue } = server.state()
      const queued = document.buildList.map(
        (entry) => [`${entry.itemId}, ${nameAt(catalogue, entry.recipeIndex)}`, entry.quantity] as const,
      )
      expect(new Map<string, number>([...queued, ...document.inventory])).toEqual(added)
      for (const browser of browsers) expect(browser.shown()).toEqual(document)
    }),
    { numRuns: 2_000 },
  )
})
