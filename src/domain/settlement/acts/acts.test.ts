import { describe, expect, test } from 'vitest'
import { aPlayer, aSettlementOf } from '#tests/support/settlement-builder'
import { type Act, type Acting, runAct, standingIn } from '../act.ts'
import { afterChanges, type Change } from '../change.ts'
import { settlementLimits } from '../limits.ts'
import { type Rows, type Snapshot, stateOf, tableNames } from '../tables.ts'
import { type ActInput, type ActName, acts } from './acts.ts'

const now = '2026-02-03T04:05:06.000Z'
const roles = { mika: 'contributor', ines: 'admin' }
const oakhaven = aSettlementOf(roles, {
  players: [aPlayer('finn'), aPlayer('tom', { userId: 'mika' }), aPlayer('greta', { userId: 'long gone' })],
})

/** What an act comes to for somebody, in Oakhaven where nothing else is said. */
function does<Name extends ActName>(
  userId: string,
  name: Name,
  input: ActInput<Name>,
  given: Snapshot = oakhaven,
) {
  const { rows } = stateOf(given)
  const by = standingIn(rows, userId)!
  const done = runAct(acts[name] as Act<unknown, unknown>, rows, input, { id: 'act 1', now, by })
  if ('refused' in done) return done.refused
  return { ...done, changes: done.changes.map(inWords), after: afterChanges(rows, done.changes) }
}

function inWords(change: Change): string {
  if ('put' in change) return `put ${change.put}`
  return 'drop' in change ? `drop ${change.drop} ${change.key}` : `touched ${change.touched}`
}

describe('SET-7: players', () => {
  test('somebody without an account is added under the id of the act, at its moment', () => {
    expect(does('mika', 'addPlayer', { name: 'Old Tom' })).toMatchObject({
      answer: { id: 'act 1', name: 'Old Tom', isActive: true, userId: null, dateAdded: now },
      changes: ['put players'],
      activity: { kind: 'player.added', facts: { player: 'Old Tom' } },
    })
  })

  test('the 201st is refused, and so is an id that another player has', () => {
    const players = Array.from({ length: settlementLimits.players }, (_, i) => aPlayer(`p${i}`))
    const full = aSettlementOf(roles, { players })
    expect(does('mika', 'addPlayer', { name: 'One more' }, full)).toEqual({ why: 'too-many-players' })
    const same = aSettlementOf(roles, { players: [aPlayer('act 1')] })
    expect(does('mika', 'addPlayer', { name: 'Again' }, same)).toEqual({ why: 'id-taken' })
  })

  test('renaming and setting aside at once is logged as the renaming; what changes nothing is not logged', () => {
    const renamed = does('mika', 'updatePlayer', { playerId: 'finn', name: 'Finley', isActive: false })
    expect(renamed).toMatchObject({ activity: { kind: 'player.renamed' }, answer: { isActive: false } })
    const same = does('mika', 'updatePlayer', { playerId: 'finn', name: 'finn' })
    expect(same).toMatchObject({ changes: [], answer: { name: 'finn' } })
    expect(same).not.toHaveProperty('activity')
  })

  test('a member is at most one player, and only a leader says which', () => {
    expect(does('olivia', 'linkPlayer', { playerId: 'finn', userId: 'ines' })).toMatchObject({
      activity: { kind: 'player.linked', facts: { player: 'finn', member: 3 } },
    })
    expect(does('olivia', 'linkPlayer', { playerId: 'finn', userId: 'mika' })).toEqual({
      why: 'player-of-another-name',
      facts: { name: 'tom' },
    })
    expect(does('olivia', 'linkPlayer', { playerId: 'finn', userId: 'nobody' })).toEqual({ why: 'no-member' })
    expect(does('mika', 'linkPlayer', { playerId: 'finn', userId: 'ines' })).toEqual({ why: 'no-right' })
  })

  test('one that is gone can be neither changed nor removed', () => {
    expect(does('mika', 'removePlayer', { playerId: 'finn' })).toMatchObject({
      changes: ['drop players finn'],
    })
    expect(does('mika', 'removePlayer', { playerId: 'nobody' })).toEqual({ why: 'no-player' })
    expect(does('mika', 'updatePlayer', { playerId: 'nobody', name: 'X' })).toEqual({ why: 'no-player' })
  })
})

describe('SET-4: members', () => {
  test('the owner changes a role; the log knows the member by number', () => {
    expect(does('olivia', 'updateSettlementCollaboration', { userId: 'mika', role: 'viewer' })).toMatchObject(
      {
        changes: ['put members'],
        activity: { kind: 'member.role', facts: { member: 2, role: 'viewer', former: 'contributor' } },
      },
    )
  })

  test('an admin changes no role, and nobody the owner’s', () => {
    const toViewer = { userId: 'mika', role: 'viewer' } as const
    expect(does('ines', 'updateSettlementCollaboration', toViewer)).toEqual({ why: 'no-right' })
    expect(does('olivia', 'updateSettlementCollaboration', { ...toViewer, userId: 'olivia' })).toEqual({
      why: 'owner-stays',
    })
    expect(does('olivia', 'removeSettlementCollaborator', { userId: 'olivia' })).toEqual({
      why: 'owner-stays',
    })
  })

  test('who is removed, or leaves, is no player any more', () => {
    const changes = ['drop members mika', 'put players']
    expect(does('olivia', 'removeSettlementCollaborator', { userId: 'mika' })).toMatchObject({ changes })
    expect(does('mika', 'leaveSettlement', {})).toMatchObject({ changes, activity: { kind: 'member.left' } })
  })

  test('who has a role that this release does not know can leave; the owner cannot', () => {
    const later = aSettlementOf({ mika: 'archduke' })
    expect(does('mika', 'leaveSettlement', {}, later)).toMatchObject({ answer: {} })
    expect(does('mika', 'addPlayer', { name: 'X' }, later)).toEqual({ why: 'no-right' })
    expect(does('olivia', 'leaveSettlement', {})).toEqual({ why: 'owner-cannot-leave' })
  })

  test('cleaning up frees the players of members who are gone, and says how many', () => {
    expect(does('ines', 'cleanupDuplicateCollaborations', {})).toMatchObject({
      answer: { removed: 1 },
      changes: ['put players'],
    })
  })
})

describe('SET-2, SET-6: the settlement itself', () => {
  test('name, description and settings change together; the name is what is logged', () => {
    const edit = { name: 'Elmhaven', description: 'By the river', settings: { maxAssigneesPerTask: 3 } }
    expect(does('olivia', 'updateSettlement', edit)).toMatchObject({
      answer: {
        name: 'Elmhaven',
        settings: { maxAssigneesPerTask: 3, lowStockThreshold: 10 },
        updatedAt: now,
      },
      activity: { kind: 'settlement.renamed', facts: { name: 'Elmhaven', former: 'Riverside' } },
    })
  })

  test('of settings the log has those alone that differ', () => {
    const settings = { maxAssigneesPerTask: 3, lowStockThreshold: 10, enableNotifications: undefined }
    expect(does('olivia', 'updateSettlement', { settings })).toMatchObject({
      activity: { kind: 'settlement.settings', facts: { maxAssigneesPerTask: 3 } },
    })
    expect(does('olivia', 'updateSettlement', { name: 'Riverside' })).toMatchObject({ changes: [] })
    expect(does('ines', 'updateSettlement', { name: 'Mine' })).toEqual({ why: 'no-right' })
  })
})

describe('what an act says it needs', () => {
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
  }

  test.each(Object.keys(inputs) as ActName[])(
    '%s comes to the same from all rows as from those it needs',
    (name) => {
      const userId = name === 'leaveSettlement' ? 'mika' : 'olivia'
      const { rows } = stateOf(oakhaven)
      const acting: Acting = { id: 'act 1', now, by: standingIn(rows, userId)! }
      const act = acts[name] as Act<unknown, unknown>
      const whole = act.run(rows, inputs[name], acting)
      expect(whole).toHaveProperty('changes')
      expect(runAct(act, rows, inputs[name], acting)).toEqual(whole)
    },
  )

  test('a row it does not ask for is not there', () => {
    const { rows } = stateOf(oakhaven)
    const seen: Rows[] = []
    const curious: Act<unknown, null> = {
      action: 'settlement.get',
      needs: () => ({ players: ['finn'] }),
      run(given) {
        seen.push(given)
        return { answer: null, changes: [] }
      },
    }
    runAct(curious, rows, {}, { id: 'act 1', now, by: standingIn(rows, 'mika')! })
    expect(tableNames.map((name) => [name, [...seen[0]![name].keys()]])).toEqual([
      ['settlements', ['riverside']],
      ['members', []],
      ['players', ['finn']],
    ])
  })
})
