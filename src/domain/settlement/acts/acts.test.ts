import { describe, expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { aStockRow } from '#tests/support/ledger-rows'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { type Act, type Acting, membershipIn, runAct } from '../act.ts'
import { afterChanges, type Change } from '../change.ts'
import { ledgerLimits, settlementLimits } from '../limits.ts'
import { type Rows, type Snapshot, stateOf, tableNames } from '../tables.ts'
import { type ActInput, type ActName, acts } from './acts.ts'

const now = '2026-02-03T04:05:06.000Z'
/** Olivia owns the settlement and is member 1; Mika is member 2, Ines member 3. */
const roles = { mika: 'contributor', ines: 'admin' }
const barn = [{ id: 'barn', name: 'Barn' }]
const riverside = aSnapshotWithRoles(roles, {
  players: [aPlayer('finn'), aPlayer('tom', { userId: 'mika' }), aPlayer('greta', { userId: 'long gone' })],
  tables: {
    storages: barn,
    stock: [aStockRow('log', 5, { storageId: 'barn' })],
  },
})

/** The result of an act by a member, in `riverside` unless another settlement is given. */
function resultOf<Name extends ActName>(
  userId: string,
  name: Name,
  input: ActInput<Name>,
  given: Snapshot = riverside,
) {
  const { rows } = stateOf(given)
  const by = membershipIn(rows, userId)!
  const done = runAct(acts[name] as Act<unknown, unknown>, rows, input, { id: 'act 1', now, by })
  if ('refused' in done) return done.refused
  return { ...done, changes: done.changes.map(inWords), after: afterChanges(rows, done.changes) }
}

function inWords(change: Change): string {
  if ('put' in change) return `put ${change.put}`
  return 'drop' in change ? `drop ${change.drop} ${change.key}` : `touched ${change.touched}`
}

describe('SET-7: players', () => {
  test('a player without an account gets the id and the time of the act that adds them', () => {
    expect(resultOf('mika', 'addPlayer', { name: 'Old Tom' })).toMatchObject({
      answer: { id: 'act 1', name: 'Old Tom', isActive: true, userId: null, dateAdded: now },
      changes: ['put players'],
      activity: { kind: 'player.added', facts: { player: 'Old Tom' } },
    })
  })

  test('the 201st player is refused, and so is an id that another player has', () => {
    const players = Array.from({ length: settlementLimits.players }, (_, i) => aPlayer(`p${i}`))
    const full = aSnapshotWithRoles(roles, { players })
    expect(resultOf('mika', 'addPlayer', { name: 'One more' }, full)).toEqual({ why: 'too-many-players' })
    const same = aSnapshotWithRoles(roles, { players: [aPlayer('act 1')] })
    expect(resultOf('mika', 'addPlayer', { name: 'Again' }, same)).toEqual({ why: 'id-taken' })
  })

  test('renaming a player and setting them inactive at once is logged as the renaming; an act that changes nothing is not logged', () => {
    const renamed = resultOf('mika', 'updatePlayer', { playerId: 'finn', name: 'Finley', isActive: false })
    expect(renamed).toMatchObject({ activity: { kind: 'player.renamed' }, answer: { isActive: false } })
    const same = resultOf('mika', 'updatePlayer', { playerId: 'finn', name: 'finn' })
    expect(same).toMatchObject({ changes: [], answer: { name: 'finn' } })
    expect(same).not.toHaveProperty('activity')
  })

  test('a member can be linked to one player only, and only by a leader', () => {
    expect(resultOf('olivia', 'linkPlayer', { playerId: 'finn', userId: 'ines' })).toMatchObject({
      activity: { kind: 'player.linked', facts: { player: 'finn', member: 3 } },
    })
    expect(resultOf('olivia', 'linkPlayer', { playerId: 'finn', userId: 'mika' })).toEqual({
      why: 'player-of-another-name',
      facts: { name: 'tom' },
    })
    expect(resultOf('olivia', 'linkPlayer', { playerId: 'finn', userId: 'nobody' })).toEqual({
      why: 'no-member',
    })
    expect(resultOf('mika', 'linkPlayer', { playerId: 'finn', userId: 'ines' })).toEqual({ why: 'no-right' })
  })

  test('a player who does not exist can be neither changed nor removed', () => {
    expect(resultOf('mika', 'removePlayer', { playerId: 'finn' })).toMatchObject({
      changes: ['drop players finn'],
    })
    expect(resultOf('mika', 'removePlayer', { playerId: 'nobody' })).toEqual({ why: 'no-player' })
    expect(resultOf('mika', 'updatePlayer', { playerId: 'nobody', name: 'X' })).toEqual({ why: 'no-player' })
  })
})

describe('INV-1: storage places', () => {
  test('a place is added with the id of the act; no two have the same name', () => {
    expect(resultOf('mika', 'addStorage', { name: 'Cellar' })).toMatchObject({
      answer: { id: 'act 1', name: 'Cellar' },
      activity: { kind: 'storage.added', facts: { storage: 'Cellar' } },
    })
    expect(resultOf('mika', 'addStorage', { name: 'Barn' })).toEqual({ why: 'storage-name-taken' })
    const two = [...barn, { id: 'attic', name: 'Attic' }]
    const renamed = { storageId: 'attic', name: 'Barn' }
    expect(
      resultOf('mika', 'renameStorage', renamed, aSnapshotWithRoles(roles, { tables: { storages: two } })),
    ).toEqual({
      why: 'storage-name-taken',
    })
    const full = Array.from({ length: ledgerLimits.storages }, (_, i) => ({
      id: `s${i}`,
      name: `Place ${i}`,
    }))
    const given = aSnapshotWithRoles(roles, { tables: { storages: full } })
    expect(resultOf('mika', 'addStorage', { name: 'Cellar' }, given)).toEqual({ why: 'too-many-storages' })
    const same = aSnapshotWithRoles(roles, { tables: { storages: [{ id: 'act 1', name: 'Barn' }] } })
    expect(resultOf('mika', 'addStorage', { name: 'Cellar' }, same)).toEqual({ why: 'id-taken' })
  })

  test('a place is renamed; what lay in one that is removed lies nowhere in particular', () => {
    expect(resultOf('mika', 'renameStorage', { storageId: 'barn', name: 'Cellar' })).toMatchObject({
      activity: { kind: 'storage.renamed', facts: { storage: 'Cellar', former: 'Barn' } },
    })
    expect(resultOf('mika', 'renameStorage', { storageId: 'barn', name: 'Barn' })).toMatchObject({
      changes: [],
    })
    const removed = resultOf('mika', 'removeStorage', { storageId: 'barn' })
    expect(removed).toMatchObject({ changes: ['put stock', 'drop storages barn'] })
    expect(removed).toMatchObject({ after: { stock: new Map([['log', aStockRow('log', 5)]]) } })
    expect(resultOf('mika', 'removeStorage', { storageId: 'cellar' })).toEqual({ why: 'no-storage' })
    expect(resultOf('mika', 'renameStorage', { storageId: 'cellar', name: 'X' })).toEqual({
      why: 'no-storage',
    })
  })
})

describe('SET-4: members', () => {
  test('the owner changes a role; the log names the member by number', () => {
    expect(
      resultOf('olivia', 'updateSettlementCollaboration', { userId: 'mika', role: 'viewer' }),
    ).toMatchObject({
      changes: ['put members'],
      activity: { kind: 'member.role', facts: { member: 2, role: 'viewer', former: 'contributor' } },
    })
  })

  test('an admin cannot change roles, and nobody can change the owner’s', () => {
    const toViewer = { userId: 'mika', role: 'viewer' } as const
    expect(resultOf('ines', 'updateSettlementCollaboration', toViewer)).toEqual({ why: 'no-right' })
    expect(resultOf('olivia', 'updateSettlementCollaboration', { ...toViewer, userId: 'olivia' })).toEqual({
      why: 'owner-stays',
    })
    expect(resultOf('olivia', 'removeSettlementCollaborator', { userId: 'olivia' })).toEqual({
      why: 'owner-stays',
    })
  })

  test('the player of a member who is removed or leaves is unlinked, and nothing stays shared with them', () => {
    const changes = ['drop members mika', 'put players', 'touched shares']
    expect(resultOf('olivia', 'removeSettlementCollaborator', { userId: 'mika' })).toMatchObject({ changes })
    expect(resultOf('mika', 'leaveSettlement', {})).toMatchObject({
      changes,
      activity: { kind: 'member.left' },
    })
  })

  test('a member whose role this release does not know can leave; the owner cannot', () => {
    const later = aSnapshotWithRoles({ mika: 'archduke' })
    expect(resultOf('mika', 'leaveSettlement', {}, later)).toMatchObject({ answer: {} })
    expect(resultOf('mika', 'addPlayer', { name: 'X' }, later)).toEqual({ why: 'no-right' })
    expect(resultOf('olivia', 'leaveSettlement', {})).toEqual({ why: 'owner-cannot-leave' })
  })

  test('cleaning up unlinks the players of former members and returns how many', () => {
    expect(resultOf('ines', 'cleanupDuplicateCollaborations', {})).toMatchObject({
      answer: { removed: 1 },
      changes: ['put players'],
    })
  })
})

describe('SET-2, SET-6: the settlement itself', () => {
  test('name, description and settings change together; only the new name is logged', () => {
    const edit = { name: 'Elmhaven', description: 'By the river', settings: { maxAssigneesPerTask: 3 } }
    expect(resultOf('olivia', 'updateSettlement', edit)).toMatchObject({
      answer: {
        name: 'Elmhaven',
        settings: { maxAssigneesPerTask: 3, lowStockThreshold: 10 },
        updatedAt: now,
      },
      activity: { kind: 'settlement.renamed', facts: { name: 'Elmhaven', former: 'Riverside' } },
    })
  })

  test('the log lists only the settings that differ', () => {
    const settings = { maxAssigneesPerTask: 3, lowStockThreshold: 10, enableNotifications: undefined }
    expect(resultOf('olivia', 'updateSettlement', { settings })).toMatchObject({
      activity: { kind: 'settlement.settings', facts: { maxAssigneesPerTask: 3 } },
    })
    expect(resultOf('olivia', 'updateSettlement', { name: 'Riverside' })).toMatchObject({ changes: [] })
    expect(resultOf('ines', 'updateSettlement', { name: 'Mine' })).toEqual({ why: 'no-right' })
  })
})

describe('the rows that an act needs', () => {
  const inputs: { readonly [Name in ActName]: ActInput<Name> } = {
    updateSettlement: { name: 'Elmhaven', settings: { autoAssignTasks: true } },
    updateSettlementCollaboration: { userId: 'mika', role: 'viewer' },
    removeSettlementCollaborator: { userId: 'mika' },
    leaveSettlement: {},
    cleanupDuplicateCollaborations: {},
    addPlayer: { name: 'Old Tom' },
    updatePlayer: { playerId: 'finn', name: 'Finley' },
    removePlayer: { playerId: 'finn' },
    linkPlayer: { playerId: 'finn', userId: 'ines' },
    addStorage: { name: 'Cellar' },
    renameStorage: { storageId: 'barn', name: 'Cellar' },
    removeStorage: { storageId: 'barn' },
    restorePlayer: {
      player: { id: 'anna', name: 'Anna', isActive: true },
      had: { tasks: ['roof'], projects: ['hall'] },
    },
    restoreStorage: { storage: { id: 'cellar', name: 'Cellar' }, items: [itemId('log')] },
  }

  test.each(Object.keys(inputs) as ActName[])(
    '%s gives the same result from all rows as from those it needs',
    (name) => {
      const userId = name === 'leaveSettlement' ? 'mika' : 'olivia'
      const { rows } = stateOf(riverside)
      const acting: Acting = { id: 'act 1', now, by: membershipIn(rows, userId)! }
      const act = acts[name] as Act<unknown, unknown>
      const whole = act.run(rows, inputs[name], acting)
      expect(whole).toHaveProperty('changes')
      expect(runAct(act, rows, inputs[name], acting)).toEqual(whole)
    },
  )

  test('an act does not see rows that it does not need', () => {
    const { rows } = stateOf(riverside)
    const seen: Rows[] = []
    const curious: Act<unknown, null> = {
      action: 'settlement.get',
      needs: () => ({ players: ['finn'] }),
      run(given) {
        seen.push(given)
        return { answer: null, changes: [] }
      },
    }
    runAct(curious, rows, {}, { id: 'act 1', now, by: membershipIn(rows, 'mika')! })
    const given = tableNames.map((name) => [name, [...seen[0]![name].keys()]] as const)
    expect(given.filter(([, keys]) => keys.length > 0)).toEqual([
      ['settlements', ['riverside']],
      ['players', ['finn']],
    ])
  })
})
