import type { ActivityKind, FactsOf } from '#domain/settlement/activity'
import type { PersonNo } from '#domain/settlement/names'
import type { SettlementSettings } from '#domain/settlement/settings'
import type { ActivityEntry } from '../activity.ts'
import { contributionSentences } from './contribution-sentences.ts'
import { ledgerSentences } from './ledger-sentences.ts'
import type { SentencesOf } from './log-words.ts'
import { plural } from './numbers.ts'
import { shareSentences } from './share-sentences.ts'

const settingNames: Readonly<Record<keyof SettlementSettings, string>> = {
  autoAssignTasks: 'automatic assignment',
  lowStockThreshold: 'low stock',
  enableNotifications: 'notifications',
  requireContributionApproval: 'approval of contributions',
  maxAssigneesPerTask: 'most people on a task',
  defaultTaskDeadlineDays: 'usual time for a task',
}

/** The sentence of each kind of entry, to follow the name of who did it. */
const sentences: SentencesOf<ActivityKind> = {
  ...ledgerSentences,
  ...contributionSentences,
  ...shareSentences,
  'settlement.created': () => 'created the settlement',
  'settlement.shared': () => 'shared the settlement, so that others can join',
  'settlement.renamed': ({ name }) => `renamed the settlement to "${name}"`,
  'settlement.described': () => 'changed the description',
  'settlement.settings': (facts) => `changed the settings: ${settingsOf(facts)}`,
  'settlement.catalogue': ({ version }) => `moved the stock and the projects to the game data ${version}`,
  'settlement.transferred': ({ member }, nameOf) => `made ${nameOf(member)} the owner`,
  'settlement.deleted': () => 'deleted the settlement',
  'settlement.restored': () => 'restored the settlement',
  'member.joined': ({ role }) => `joined as ${role}`,
  'member.left': () => 'left the settlement',
  'member.removed': ({ member }, nameOf) => `removed ${nameOf(member)}`,
  'member.role': ({ member, role, former }, nameOf) => `made ${nameOf(member)} ${role}, formerly ${former}`,
  'invite.created': ({ role, maxUses }) =>
    `invited ${role === 'admin' ? 'an' : 'a'} ${role}, ${usesOf(maxUses)}`,
  'invite.revoked': ({ role }) => `revoked an invitation for ${role === 'admin' ? 'an' : 'a'} ${role}`,
  'invite.allRevoked': ({ count }) => `revoked ${invitations(count)}`,
  'invite.cleanedUp': ({ count }) => `removed ${invitations(count)} that had expired or were used up`,
  'player.added': ({ player }) => `added the player ${player}`,
  'player.renamed': ({ player, former }) => `renamed the player ${former} to ${player}`,
  'player.removed': ({ player }) => `removed the player ${player}`,
  'player.linked': ({ player, member }, nameOf) => `linked the player ${player} to ${nameOf(member)}`,
  'player.unlinked': ({ player }) => `unlinked the player ${player} from a member`,
  'player.active': ({ player }) => `set the player ${player} active`,
  'player.inactive': ({ player }) => `set the player ${player} inactive`,
  'webhook.set': () => 'set what is posted in the Discord channel',
  'webhook.removed': () => 'removed the Discord channel',
  'progressLink.made': ({ project, showsNames }) =>
    `made a progress link of ${project}, ${namesOf(showsNames)}`,
  'progressLink.names': ({ project, showsNames }) =>
    `set the progress link of ${project} to be ${namesOf(showsNames)}`,
  'progressLink.revoked': ({ project }) => `revoked the progress link of ${project}`,
  cleanup: ({ removed }) => `unlinked ${plural(removed, 'player', 'players')} from members who had left`,
}

/** What was done, without the name of who did it (BEY-11). */
export function activitySentence<Kind extends ActivityKind>({
  did,
  names,
}: Pick<ActivityEntry, 'names'> & {
  readonly did: { readonly kind: Kind; readonly facts: FactsOf<Kind> }
}): string {
  return sentences[did.kind](did.facts, (no) => (no === undefined ? aFormerMember : personName(no, names)))
}

/** A person's current name; former members are told apart by their numbers. */
export function personName(no: PersonNo, names: ActivityEntry['names']): string {
  return names[no] ?? formerMember(no)
}

/** Somebody whose account is deleted. */
export function formerMember(no: PersonNo): string {
  return `Former member ${no}`
}

/** A named player who was removed. */
export const gonePlayer = 'A player who is gone'

/** A member whom an entry of an earlier release names without a number. */
const aFormerMember = 'a former member'

function settingsOf(facts: FactsOf<'settlement.settings'>): string {
  return Object.keys(facts)
    .map((key) => settingNames[key as keyof SettlementSettings])
    .join(', ')
}

function invitations(count: number): string {
  return plural(count, 'invitation', 'invitations')
}

function namesOf(showsNames: boolean): string {
  return showsNames ? 'with names' : 'without names'
}

function usesOf(maxUses: number): string {
  return maxUses > 0 ? plural(maxUses, 'use', 'uses') : 'without a limit'
}
