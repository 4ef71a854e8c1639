import { expect, test } from 'vitest'
import { activitySentence } from './settlement-activity-text.ts'

test.each([
  ['settlement.renamed', { name: 'Riverside' }, 'renamed the settlement to "Riverside"'],
  ['settlement.settings', { lowStockThreshold: true, later: true }, 'changed the settings: low stock, later'],
  ['member.role', { member: 'Mika', role: 'admin', former: 'viewer' }, 'made Mika admin, formerly viewer'],
  ['invite.created', { role: 'viewer', maxUses: 0 }, 'invited a viewer, without a limit'],
  ['invite.created', { role: 'viewer', maxUses: 1 }, 'invited a viewer, 1 use'],
  ['invite.created', { role: 'admin', maxUses: 1 }, 'invited an admin, 1 use'],
  ['cleanup', { removed: 3 }, 'cleaned up: 3 removed'],
  ['project.created', { project: 'Town hall', items: 2 }, 'did: project.created (Town hall, 2)'],
  ['toString', {}, 'did: toString'],
])('BEY-11: the activity %s %j reads as a sentence', (kind, facts, sentence) => {
  expect(activitySentence({ kind, facts })).toBe(sentence)
})
