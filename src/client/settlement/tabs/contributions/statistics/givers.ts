import { gonePlayer, personName } from '#contract/sentences/log-sentence'
import { contributionStatisticsText as text } from '../../../../messages/contribution-statistics-text.ts'
import type { ContributionContext } from '../listed-contribution.ts'
import type { Statistics } from './statistics.ts'

type Giver = Statistics['perPlayer'][number] & { readonly key: string; readonly shown: string }

/** Those who delivered, each with the name to show. */
export function giversOf({ perPlayer }: Statistics, { myNo }: ContributionContext): readonly Giver[] {
  return perPlayer.map((giver) => {
    const { byNo, playerId } = giver
    const shown = nameOfGiver(giver)
    const isMe = byNo !== null && byNo === myNo
    return { ...giver, key: playerId ?? String(byNo), shown: isMe ? text.you(shown) : shown }
  })
}

/** The present name; of a deleted account its number, which keeps it apart from others. */
export function nameOfGiver({ name, byNo }: Pick<Giver, 'name' | 'byNo'>): string {
  return name ?? (byNo === null ? gonePlayer : personName(byNo, {}))
}
