import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { aHandMadeTask, aProject, aStockRow } from '#tests/support/ledger-rows'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { membershipIn, runAct } from '../act.ts'
import { afterChanges } from '../change.ts'
import { ledgerLimits, settlementLimits } from '../limits.ts'
import { defaultSettings } from '../settings.ts'
import { type Rows, stateOf } from '../tables.ts'
import { type ActInput, type ActName, acts } from './acts.ts'

const moment = '2026-01-01T00:00:00.000Z'

/** The rows after an act of Olivia's, or why it was refused. */
function after<Name extends ActName>(rows: Rows, name: Name, input: ActInput<Name>): Rows {
  const acting = { id: 'act', now: moment, by: membershipIn(rows, 'olivia')! }
  // `as never`: `Name` says that act and input belong together, but TypeScript takes `acts[name]` for a union of all acts.
  const done = runAct(acts[name] as never, rows, input as never, acting)
  if ('refused' in done) throw new Error(done.refused.why)
  return afterChanges(rows, done.changes)
}

/** Finn has the task of the roof, which one player may have; if `full`, Mara has it too. */
function aSettlement({ full = false } = {}) {
  const players = [aPlayer('finn'), aPlayer('mara')]
  const tables = {
    projects: [aProject('hall')],
    tasks: [aHandMadeTask('roof', { projectId: null }), aHandMadeTask('gone', { deletedAt: moment })],
    assignees: ['finn', ...(full ? ['mara'] : [])].map((who) => ({ taskId: 'roof', who, at: moment })),
    projectPlayers: [{ projectId: 'hall', who: 'finn' }],
    storages: [{ id: 'cellar', name: 'Cellar' }],
    stock: [aStockRow('log', 5, { storageId: 'cellar' }), aStockRow('ore', 5, { storageId: 'cellar' })],
  }
  const settings = { ...defaultSettings, maxAssigneesPerTask: 1 }
  return stateOf(aSnapshotWithRoles({}, { players, tables, settings })).rows
}

/** Finn as he was, with parts in a deleted task and in a task and a project that never were. */
const finn = {
  player: { id: 'finn', name: 'finn', isActive: true },
  had: { tasks: ['roof', 'gone', 'never'], projects: ['hall', 'never'] },
}

test('BEY-6, SET-7: a removed player comes back under the same id, with the tasks and the project that are still there', () => {
  const before = aSettlement()
  const removed = after(before, 'removePlayer', { playerId: 'finn' })
  expect([removed.assignees.size, removed.projectPlayers.size]).toEqual([0, 0])
  const back = after(removed, 'restorePlayer', finn)
  expect(back.players.get('finn')).toMatchObject({ name: 'finn', isActive: true, userId: null })
  expect([...back.assignees.keys()]).toEqual(['roof:finn'])
  expect([...back.projectPlayers.keys()]).toEqual(['hall:finn'])
})

test('BEY-6, SET-6: a task that others have filled meanwhile stays theirs; one who was inactive gets no task', () => {
  const removed = after(aSettlement({ full: true }), 'removePlayer', { playerId: 'finn' })
  expect([...after(removed, 'restorePlayer', finn).assignees.keys()]).toEqual(['roof:mara'])
  const inactive = { ...finn, player: { ...finn.player, isActive: false } }
  expect(
    after(after(aSettlement(), 'removePlayer', { playerId: 'finn' }), 'restorePlayer', inactive).assignees
      .size,
  ).toBe(0)
})

test('BEY-6, SET-7: nobody is brought back under the id of a player who is there', () => {
  expect(() => after(aSettlement(), 'restorePlayer', finn)).toThrow('id-taken')
})

test('BEY-6, INV-1: a removed place comes back with what lay there, but for what was put elsewhere since', () => {
  const removed = after(aSettlement(), 'removeStorage', { storageId: 'cellar' })
  const attic = { id: 'attic', name: 'Attic' }
  const moved = afterChanges(removed, [
    { put: 'storages', row: attic },
    { put: 'stock', row: { ...removed.stock.get('ore')!, storageId: 'attic' } },
  ])
  const items = [itemId('log'), itemId('ore')]
  const back = after(moved, 'restoreStorage', { storage: { id: 'cellar', name: 'Cellar' }, items })
  expect([...back.stock.values()].map((row) => row.storageId)).toEqual(['cellar', 'attic'])
  const taken = { storage: { id: 'cellar', name: 'Attic' }, items }
  expect(() => after(moved, 'restoreStorage', taken)).toThrow('storage-name-taken')
})

test('S6, BEY-6: beside 200 others no player comes back, and no place beside 1,000 others', () => {
  const rows = aSettlement()
  const players = Array.from({ length: settlementLimits.players }, (_, i) => aPlayer(`p${i}`))
  const full = { ...rows, players: new Map(players.map((player) => [player.id, player])) }
  expect(() => after(full, 'restorePlayer', finn)).toThrow('too-many-players')
  const places = Array.from({ length: ledgerLimits.storages }, (_, i) => ({
    id: `s${i}`,
    name: `Place ${i}`,
  }))
  const crammed = { ...rows, storages: new Map(places.map((place) => [place.id, place])) }
  const attic = { storage: { id: 'attic', name: 'Attic' }, items: [] }
  expect(() => after(crammed, 'restoreStorage', attic)).toThrow('too-many-storages')
  const cellar = { storage: { id: 'cellar', name: 'Vault' }, items: [] }
  expect(() => after(rows, 'restoreStorage', cellar)).toThrow('id-taken')
})
