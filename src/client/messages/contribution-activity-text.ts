import type { FactsOf } from '#domain/settlement/activity'
import type { ContributionFacts } from '#domain/settlement/acts/contribution-facts'
import type { PersonNo } from '#domain/settlement/names'
import { formatNumber, plural } from './format.ts'

type NameOf = (no: PersonNo | undefined) => string
type Sentences = {
  readonly [Kind in keyof ContributionFacts]: (facts: FactsOf<Kind>, nameOf: NameOf) => string
}
type Delivered = { readonly item: string; readonly amount: number; readonly others: number }
type From = { readonly member?: PersonNo | undefined; readonly player?: string | undefined }

/** Sentences about contributions, to follow the name of who did it. */
export const contributionSentences: Sentences = {
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

function deliveredText({ item, amount, others }: Delivered): string {
  const more = others > 0 ? ` and ${plural(others, 'other item', 'other items')}` : ''
  return `${formatNumber(amount)} ${item}${more}`
}

function forPlayer(player: string | undefined): string {
  return player === undefined ? '' : `, as ${player}`
}

function fromText({ member, player }: From, nameOf: NameOf): string {
  if (player !== undefined) return ` from ${player}`
  return member === undefined ? '' : ` from ${nameOf(member)}`
}
