import { expect, test } from 'vitest'
import { activitySentence, personName } from './log-sentence.ts'

const names = { 4: 'Mika' }

test.each([
  [
    { kind: 'settlement.renamed', facts: { name: 'Riverside', former: 'Oak' } },
    'renamed the settlement to "Riverside"',
  ],
  [
    { kind: 'settlement.settings', facts: { lowStockThreshold: 3, autoAssignTasks: true } },
    'changed the settings: low stock, automatic assignment',
  ],
  [
    { kind: 'member.role', facts: { member: 4, role: 'admin', former: 'viewer' } },
    'made Mika admin, formerly viewer',
  ],
  [{ kind: 'member.removed', facts: { member: 7 } }, 'removed Former member 7'],
  [{ kind: 'member.removed', facts: {} }, 'removed a former member'],
  [{ kind: 'invite.created', facts: { role: 'viewer', maxUses: 0 } }, 'invited a viewer, without a limit'],
  [{ kind: 'invite.created', facts: { role: 'admin', maxUses: 1 } }, 'invited an admin, 1 use'],
  [
    { kind: 'invite.cleanedUp', facts: { count: 3 } },
    'removed 3 invitations that had expired or were used up',
  ],
  [
    { kind: 'stock.added', facts: { item: 'Log', amount: 1200, others: 2, project: 'Town Hall' } },
    'added 1,200 Log and 2 other items for Town Hall',
  ],
  [{ kind: 'stock.counted', facts: { item: 'Log', amount: 4, former: 12 } }, 'set Log to 4, formerly 12'],
  [
    { kind: 'stock.crafted', facts: { item: 'Plank', amount: 3, crafts: 1 } },
    'recorded 1 craft that gave 3 Plank',
  ],
  [{ kind: 'stock.reverted', facts: { item: 'Log', amount: -12 } }, 'took back an entry: 12 Log that went'],
  [
    { kind: 'project.archived', facts: { project: 'Town Hall', used: true } },
    'archived Town Hall; its stock was used',
  ],
  [
    { kind: 'task.status', facts: { task: 'Build a raft', status: 'in_progress' } },
    'set the task Build a raft to in progress',
  ],
  [{ kind: 'cleanup', facts: { removed: 1 } }, 'unlinked 1 player from members who had left'],
] as const)('BEY-11: the sentence of the activity %j is "%s"', (did, sentence) => {
  expect(activitySentence({ did: did as never, names })).toBe(sentence)
})

test('AUTH-5: two former members have different names', () => {
  expect(personName(2, { 2: null })).toBe('Former member 2')
  expect(personName(5, { 5: null })).toBe('Former member 5')
})
