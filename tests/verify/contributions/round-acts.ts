import { randomUUID } from 'node:crypto'
import type { Dice } from '#scripts/verify-sync/dice'
import type { Somebody } from '../../support/settlements.ts'

export type Place = {
  readonly settlementId: string
  /** Those who may review: the owner and two admins. */
  readonly reviewers: readonly Somebody[]
  /** Who delivers. */
  readonly giver: Somebody
}

/** What an act of a round does with the contribution when it is done. */
export type Effect = 'approved' | 'rejected' | 'withdrawn' | 'edited' | 'archived'

export type RoundAct = {
  readonly effect: Effect
  /** Sends it, perhaps twice under one id, which is one act. @returns whether it was done, and the status of each answer */
  readonly send: () => Promise<{ readonly done: boolean; readonly statuses: readonly number[] }>
}

export type About = {
  readonly contributionId: string
  readonly projectId: string
  readonly delivered: number
}

type Reply = { readonly results?: readonly { readonly refused: string | null }[] }

/** A random act on a contribution, sent twice at once under the same id in one of six cases. */
export function roundAct(dice: Dice, { settlementId, reviewers, giver }: Place, about: About): RoundAct {
  const { contributionId, projectId, delivered } = about
  // Revision 1 is the contribution as it was delivered; 2 is right only once it was edited.
  const shown = { contributionId, revision: 1 + Number(dice.happens(20)) }
  const reviewer = dice.pick(reviewers)
  const part = [{ itemId: 'log', quantity: 1 + dice.roll(delivered) }]
  // Each line: how many of a hundred, the effect, who does it, the procedure, its input.
  const kinds: readonly (readonly [number, Effect, Somebody, string, object])[] = [
    [25, 'approved', reviewer, 'approveTaskContribution', shown],
    [15, 'approved', reviewer, 'approveTaskContribution', { ...shown, accepted: part, reason: 'not all' }],
    [10, 'approved', reviewer, 'approveTaskContributions', { contributions: [shown] }],
    [20, 'rejected', reviewer, 'rejectTaskContribution', { ...shown, reason: 'not ours' }],
    [12, 'withdrawn', giver, 'withdrawTaskContribution', { contributionId }],
    [12, 'edited', giver, 'updateTaskContribution', { contributionId, itemsContributed: part }],
    [6, 'archived', reviewer, 'archiveProject', { projectId, stock: dice.pick(['used', 'stays']) }],
  ]
  const [, effect, who, name, input] = dice.pick(
    kinds.flatMap((kind) => Array.from({ length: kind[0] }, () => kind)),
  )
  const times = dice.happens(17) ? 2 : 1
  const operationId = randomUUID()
  return {
    effect,
    async send() {
      const ask = () => who.ask<Reply>(name, { settlementId, operationId, ...input })
      const answers = await Promise.all(Array.from({ length: times }, ask))
      return {
        done: answers.some(
          ({ status, body }) => status === 200 && (body.results?.[0]?.refused ?? null) === null,
        ),
        statuses: answers.map(({ status }) => status),
      }
    },
  }
}
