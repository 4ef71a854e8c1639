import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDocument } from '#tests/support/user-documents'
import { mergeOperations } from './merge-operations.ts'
import { mergeSettlements } from './merge-settlement.ts'
import { emptyTrail, type Trail } from './trail.ts'
import type { PersonalSettlement } from './user-document.ts'

const home = (names: Readonly<Record<string, string>>, name = 'Home'): PersonalSettlement => ({
  name,
  projects: Object.entries(names).map(([id, title]) => ({ id, title })),
  tasks: [],
})
const ids = ({ projects }: PersonalSettlement) => projects.map(({ id }) => id)

/** Another device has changed the settlement at version 5. */
const changedByAnother: Trail = {
  floor: 0,
  forgottenClients: 0,
  traces: new Map([['settlement', { version: 5, clientId: 'laptop', others: 0 }]]),
}

function save(
  now: PersonalSettlement,
  settlement: PersonalSettlement,
  { force = false, base }: { readonly force?: boolean; readonly base?: PersonalSettlement | null } = {},
) {
  return mergeOperations(
    { document: aDocument({ settlement: now }), trail: base === undefined ? emptyTrail : changedByAnother },
    { clientId: 'phone', baseVersion: 4, operations: [{ op: 'settlement.set', settlement, force }] },
    { version: 6, baseSettlement: base ?? null },
  )
}

describe('SAVE-6: a settlement that holds projects', () => {
  test('is not emptied', () => {
    expect(save(home({ a: 'Barn' }), home({}))).toEqual({ refusal: 'projectsAtRisk', projects: 1 })
  })

  test('is emptied when the player has confirmed it', () => {
    const saved = save(home({ a: 'Barn' }), home({}), { force: true })
    expect(!saved.refusal && ids(saved.document.settlement)).toEqual([])
  })

  test('does not lose more than half of four or more at once', () => {
    const four = home({ a: 'Barn', b: 'Mill', c: 'Well', d: 'Inn' })
    expect(save(four, home({ a: 'Barn' }))).toEqual({ refusal: 'projectsAtRisk', projects: 3 })
    const half = save(four, home({ a: 'Barn', b: 'Mill' }))
    expect(!half.refusal && ids(half.document.settlement)).toEqual(['a', 'b'])
    const ofThree = save(home({ a: 'Barn', b: 'Mill', c: 'Well' }), home({ a: 'Barn' }))
    expect(!ofThree.refusal && ids(ofThree.document.settlement)).toEqual(['a'])
  })

  test('keeps what a late snapshot does not know, whatever it is', () => {
    const parts = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
      .chain((names) =>
        fc
          .tuple(...names.map(() => fc.constantFrom('Barn', 'Mill')))
          .map((titles) => home(Object.fromEntries(names.map((id, i) => [id, titles[i]!])))),
      )
    fc.assert(
      fc.property(parts, parts, fc.option(parts), (now, sent, base) => {
        const saved = save(now, sent, { base })
        expect(saved.refusal).toBeUndefined()
        if (!saved.refusal)
          expect(ids(saved.document.settlement)).toEqual(expect.arrayContaining([...ids(now)]))
      }),
      { numRuns: 500 },
    )
  })
})

describe('SAVE-4: a late snapshot is a difference from what its sender knew', () => {
  const base = home({ a: 'Barn', b: 'Mill' })
  const merge = (now: PersonalSettlement, sent: PersonalSettlement, force = false) =>
    mergeSettlements({ now, sent, base, force })

  test('each keeps what only one has changed', () => {
    expect(merge(home({ a: 'Big barn', b: 'Mill' }), home({ a: 'Barn', b: 'Old mill' }, 'Hill'))).toEqual(
      home({ a: 'Big barn', b: 'Old mill' }, 'Hill'),
    )
  })

  test('of what both changed the later one stands', () => {
    expect(merge(home({ a: 'Big barn' }), home({ a: 'Red barn' })).projects).toEqual([
      { id: 'a', title: 'Red barn' },
    ])
  })

  test('what the other one deleted comes back only if this one has worked on it', () => {
    expect(ids(merge(home({ b: 'Mill' }), home({ a: 'Barn', b: 'Mill' })))).toEqual(['b'])
    expect(ids(merge(home({ b: 'Mill' }), home({ a: 'Big barn', b: 'Mill' })))).toEqual(['b', 'a'])
  })

  test('confirmed, it deletes what nobody else has worked on', () => {
    expect(ids(merge(home({ a: 'Barn', b: 'Mill', c: 'Well' }), home({}), true))).toEqual(['c'])
    expect(ids(merge(home({ a: 'Big barn', b: 'Mill' }), home({}), true))).toEqual(['a'])
  })

  test('the order of the fields of a project is no change', () => {
    const sent = { ...base, projects: [{ title: 'Barn', id: 'a' }, base.projects[1]!] }
    expect(merge(home({ a: 'Big barn', b: 'Mill' }), sent).projects[0]).toEqual({
      id: 'a',
      title: 'Big barn',
    })
  })
})
