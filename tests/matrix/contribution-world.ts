import { answerOf, type Somebody } from '../support/settlements.ts'

/** The ids of the contributions in a settlement. */
export type ContributionWorld = {
  /** A contribution that waits for review, by `other`, the member whom attempts are about. */
  readonly contributionId: string
  /** A contribution by `other` that was rejected. */
  readonly decidedContributionId: string
  /** The pending contribution of each of `others`, by user id. */
  readonly ownContributionIds: Readonly<Record<string, string>>
}

/** `other` and each of `others` deliver two Logs for a task; before that, `other` delivered two that the owner rejected. */
export async function buildContributions(
  settlementId: string,
  taskId: string,
  { owner, other, others }: { owner: Somebody; other: Somebody; others: readonly Somebody[] },
): Promise<ContributionWorld> {
  const deliver = async (who: Somebody) => {
    const itemsContributed = [{ itemId: '1', quantity: 2 }]
    const input = { settlementId, taskId, itemsContributed }
    return (await answerOf(who.ask<{ id: string }>('createTaskContribution', input))).id
  }
  const decidedContributionId = await deliver(other)
  await answerOf(
    owner.ask('rejectTaskContribution', {
      settlementId,
      contributionId: decidedContributionId,
      revision: 1,
      reason: 'not ours',
    }),
  )
  const contributionId = await deliver(other)
  const own: [string, string][] = []
  for (const who of others) own.push([who.userId, await deliver(who)])
  return { contributionId, decidedContributionId, ownContributionIds: Object.fromEntries(own) }
}
