import type { SharedDelivery } from '#contract/collaborations'
import type { SharedDeliveryInput } from '#domain/settlement/acts/shared-delivery'
import { queueAndSend } from '../../act-queue/queue-and-send.ts'
import { thisTab } from '../../act-queue/queue-news.ts'
import { newAct } from '../../act-queue/queued-act.ts'
import { newId } from '../../api/new-id.ts'
import type { Outcome } from '../../api/outcome.ts'
import { accountStore, accountUserId } from '../../session/account.ts'

type Delivering = {
  readonly collaborationId: string
  readonly projectName: string
  readonly input: SharedDeliveryInput
  /** Says what the delivery does, for the list of refused acts. */
  readonly words: string
}

/**
 * Delivers for a shared project through this browser's queue, as acts of settlements are done (BEY-11).
 * @returns the outcome; where the server cannot be reached, it counts as done, with the reply null
 */
export async function deliverShared(delivering: Delivering): Promise<Outcome<SharedDelivery | null>> {
  const { collaborationId, projectName, input, words } = delivering
  // A shared project has a queue of its own, in which its collaboration stands for a settlement.
  // The user is '' where nobody is signed in any more: nothing is sent then.
  const place = {
    userId: accountUserId(accountStore.getState()) ?? '',
    settlementId: collaborationId,
    settlementName: projectName,
    isOfSharedProject: true,
  } as const
  const at = new Date().toISOString()
  const act = newAct({ id: newId(), name: 'deliverToSharedProject', input, at, words, tab: thisTab })
  return (await queueAndSend(place, act)) as Outcome<SharedDelivery | null>
}
