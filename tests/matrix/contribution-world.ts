import { answerOf, type Somebody } from '../support/settlements.ts'

/** The ids of the contributions in a settlement. */
export type ContributionWorld = {
  /** A contribution that waits for review, by `subject`, the member whom attempts are about. */
  readonly contributionId: string
  /** A contribution by `subject` that was rejected. */
  readonly decidedContributionId: string
  /** The pending contribution of each of `deliverers`, by user id. */
  readonly ownContributionIds: Readonly<Record<string, string>>
}

/** `subject` and each of `deliverers` deliver two Logs for a task; before that, `subject` delivered two that the owner rejected. */
export async function buildContributions(
  settlementId: string,
  taskId: string,
  { owner, subject, deliverers }: { owner: Somebody; subject: Somebody; deliverers: readonly Somebody[] },
): Promise<ContributionWorld> {
  const deliver = async (who: Somebody) => {
    const itemsContributed = [{ itemId: '1', quantity: 2 }]
    const input = { settlementId, taskId, itemsContributed }
    return (await answerOf(who.ask<{ id: string }>('createTaskContribution', input))).id
  }
  const decidedContributionId = await deliver(subject)
  await answerOf(
    owner.ask('rejectTaskContribution', {
      settlementId,
      contributionId: decidedContributionId,
      revision: 1,
      reason: 'not ours',
    }),
  )
  const contributionId = await deliver(subject)
  const own: [string, string][] = []
  for (const who of deliverers) own.push([who.userId, await deliver(who)])
  return { contributionId, decidedContributionId, ownContributionIds: Object.fromEntries(own) }
}
