import type { ContributionFacts, Delivered, From } from '#domain/settlement/acts/contribution-facts'
import { amountOf, andOthers, type NameOf, type SentencesOf } from './log-words.ts'
import { formatNumber, plural } from './numbers.ts'

/** Sentences about contributions, to follow the name of who did it. */
export const contributionSentences: SentencesOf<keyof ContributionFacts> = {
  'contribution.submitted': ({ task, player, ...of }) =>
    `submitted ${deliveredText(of)} for the task ${task}${forPlayer(player)}`,
  'contribution.counted': ({ task, player, ...of }) =>
    `delivered ${deliveredText(of)} for the task ${task}${forPlayer(player)}`,
  'contribution.changed': (of) => `changed a contribution to ${deliveredText(of)}`,
  'contribution.withdrawn': (of) => `withdrew a contribution of ${deliveredText(of)}`,
  'contribution.approved': ({ member, player, rest, selfApproved, ...of }, nameOf) =>
    `approved ${selfApproved ? 'their own ' : ''}${deliveredText(of)}${fromText({ member, player }, nameOf)}${
      rest > 0 ? `, and sent ${formatNumber(rest)} back` : ''
    }`,
  'contribution.rejected': ({ member, player, reason, ...of }, nameOf) =>
    `rejected ${deliveredText(of)}${fromText({ member, player }, nameOf)}: ${reason}`,
  'contributions.approved': ({ count }) => `approved ${plural(count, 'contribution', 'contributions')}`,
}

function deliveredText({ others, ...of }: Delivered): string {
  return `${amountOf(of)}${andOthers(others)}`
}

function forPlayer(player: string | undefined): string {
  return player === undefined ? '' : `, as ${player}`
}

function fromText({ member, player }: From, nameOf: NameOf): string {
  if (player !== undefined) return ` from ${player}`
  return member === undefined ? '' : ` from ${nameOf(member)}`
}
