import type { ActivityEntry } from '#contract/settlements'
import { formatNumber, plural } from './format.ts'

type Facts = ActivityEntry['facts']

const settingNames: Readonly<Record<string, string>> = {
  autoAssignTasks: 'automatic assignment',
  lowStockThreshold: 'low stock',
  enableNotifications: 'notifications',
  requireContributionApproval: 'approval of contributions',
  maxAssigneesPerTask: 'most people on a task',
  defaultTaskDeadlineDays: 'usual time for a task',
}

/** Sentences after the name of who did it, by kind. */
const sentences: Readonly<Record<string, (facts: Facts) => string>> = {
  'settlement.created': () => 'founded the settlement',
  'settlement.renamed': ({ name }) => `renamed the settlement to "${name}"`,
  'settlement.described': () => 'changed the description',
  'settlement.settings': (facts) => `changed the settings: ${settingsOf(facts)}`,
  'settlement.transferred': ({ member }) => `made ${member} the owner`,
  'settlement.deleted': () => 'deleted the settlement',
  'settlement.restored': () => 'restored the settlement',
  'member.joined': ({ role }) => `joined as ${role}`,
  'member.left': () => 'left the settlement',
  'member.removed': ({ member }) => `removed ${member}`,
  'member.role': ({ member, role, former }) => `made ${member} ${role}, formerly ${former}`,
  'invite.created': ({ role, maxUses }) =>
    `invited ${role === 'admin' ? 'an' : 'a'} ${role}, ${usesOf(maxUses)}`,
  'invite.revoked': ({ role }) => `revoked an invitation for a ${role}`,
  'invite.allRevoked': ({ count }) => `revoked ${plural(Number(count), 'invitation', 'invitations')}`,
  'player.added': ({ player }) => `added the player ${player}`,
  'player.renamed': ({ player, former }) => `renamed the player ${former} to ${player}`,
  'player.removed': ({ player }) => `removed the player ${player}`,
  'player.linked': ({ player, member }) => `said that the player ${player} is ${member}`,
  'player.unlinked': ({ player }) => `said that the player ${player} is no member`,
  'player.active': ({ player }) => `set the player ${player} active`,
  'player.inactive': ({ player }) => `set the player ${player} inactive`,
  cleanup: ({ removed }) => `cleaned up: ${formatNumber(Number(removed))} removed`,
}

export const settlementActivityText = {
  title: 'Latest activity',
  none: 'Nothing has happened yet.',
  loading: 'Loading...',
  failed: 'The activity could not be loaded.',
  retry: 'Retry',
  more: 'Show earlier',
} as const

/** What was done, without who did it; a kind this release does not know is told as it stands (BEY-11). */
export function activitySentence({ kind, facts }: Pick<ActivityEntry, 'kind' | 'facts'>): string {
  const sentence = Object.hasOwn(sentences, kind) ? sentences[kind] : undefined
  if (sentence) return sentence(facts)
  const values = Object.values(facts).map(String).join(', ')
  return `did: ${kind}${values && ` (${values})`}`
}

function settingsOf(facts: Facts): string {
  return Object.keys(facts)
    .map((key) => (Object.hasOwn(settingNames, key) ? settingNames[key] : key))
    .join(', ')
}

function usesOf(maxUses: Facts[string] | undefined): string {
  const uses = Number(maxUses)
  return uses > 0 ? plural(uses, 'use', 'uses') : 'without a limit'
}
