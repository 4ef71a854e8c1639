import type { Collaboration, SharedProjectData } from '#contract/collaborations'
import { refusals } from '#contract/refusals'
import type { ShareLink } from '#contract/shared-projects'
import type { SettlementEvent } from '#domain/settlement/change'
import type { Snapshot } from '#domain/settlement/tables'
import type { Dice } from '#scripts/verify-sync/dice'
import type { QueueNews } from '../../../src/client/act-queue/queue-news.ts'
import { type ActQueue, newQueue, withAct } from '../../../src/client/act-queue/queue-record.ts'
import { newAct } from '../../../src/client/act-queue/queued-act.ts'
import { sendQueue } from '../../../src/client/act-queue/send-queue.ts'
import { newId } from '../../../src/client/api/new-id.ts'
import { queueText } from '../../../src/client/messages/queue-text.ts'
import { answerOf, type Somebody } from '../../support/settlements.ts'
import type { Network } from './network.ts'

type Parts = {
  readonly who: Somebody
  readonly owner: Somebody
  readonly settlementId: string
  readonly network: Network
  readonly dice: Dice
}

/** The device of somebody outside, who delivers for projects that the owner shares with them: the client's own queues and sender (SET-9). */
export function createGuest({ who, owner, settlementId, network, dice }: Parts) {
  const tab = newId()
  /** An act queue for each collaboration, also for those that have ended. */
  const queues = new Map<string, ActQueue>()
  const made: string[] = []
  const acknowledged = new Set<string>()
  const refused = new Map<string, string>()
  const counts = { sharesEnded: 0 }
  let open: { readonly id: string; readonly projectId: string; readonly data: SharedProjectData } | null =
    null
  let isOnline = true

  /** Takes one step at random: something that the guest does, or that the owner does to them. */
  async function step(): Promise<void> {
    if (dice.happens(15)) await setOnline(!isOnline)
    else if (open && dice.happens(8)) await endShare(open)
    else if (open) await deliver(open)
    else if (isOnline) await comeByLink()
  }

  async function setOnline(online: boolean): Promise<void> {
    isOnline = online
    if (!online) return
    if (open) await look(open)
    await sendAll()
  }

  async function comeByLink(): Promise<void> {
    const { tables } = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))
    if (tables.projects.length === 0) return
    const projectId = dice.pick(tables.projects).id
    const link = await owner.ask<ShareLink>('makeProjectShareLink', { settlementId, projectId })
    // A device may have put the project away meanwhile.
    if (link.status !== 200) return
    const { id } = await answerOf(who.ask<Collaboration>('useProjectShareLink', { code: link.body.code }))
    await look({ id, projectId })
  }

  async function look({ id, projectId }: { readonly id: string; readonly projectId: string }): Promise<void> {
    const seen = await who.ask<SharedProjectData>('loadCollaborativeProjectData', { collaborationId: id })
    open = seen.status === 200 ? { id, projectId, data: seen.body } : null
  }

  /** Ends the share for good: the guest can come back only by a newer link. Without a connection the guest goes on delivering for it. */
  async function endShare({ id, projectId }: NonNullable<typeof open>): Promise<void> {
    const ofProject = { settlementId, projectId }
    const shares = await owner.ask<{ link: ShareLink | null }>('getProjectShares', ofProject)
    const shareLinkId = shares.body.link?.id
    if (shares.status !== 200 || !shareLinkId) return
    await owner.ask('revokeProjectShareLink', { settlementId, shareLinkId })
    await owner.ask('endProjectShare', { settlementId, collaborationId: id })
    counts.sharesEnded += 1
    if (isOnline) open = null
  }

  async function deliver({ id, data }: NonNullable<typeof open>): Promise<void> {
    const tasks = data.tasks.filter(({ metadata }) => metadata.itemId !== null)
    if (tasks.length === 0) return
    const { id: taskId, metadata } = dice.pick(tasks)
    const itemsContributed = [{ itemId: metadata.itemId, quantity: 1 + dice.roll(3) }]
    // `as never`: TypeScript does not know that tasks without an item were left out, nor that the text `itemId` is an item's id.
    const act = newAct({
      id: newId(),
      name: 'deliverToSharedProject',
      at: new Date().toISOString(),
      tab,
      words: 'delivered',
      input: { taskId, itemsContributed },
    } as never)
    // A queue of a shared project has the id of its collaboration in place of a settlement’s. The settlement’s name, here '', is only shown.
    const of = { userId: who.userId, settlementId: id, settlementName: '', clientId: newId() }
    queues.set(id, withAct(queues.get(id) ?? newQueue({ ...of, isOfSharedProject: true }), act, ''))
    made.push(act.id)
    await send(id)
  }

  function announce(acts: QueueNews['acts'] = {}): void {
    for (const [id, outcome] of Object.entries(acts)) {
      if (outcome.type === 'done') acknowledged.add(id)
      if (outcome.type === 'refused') refused.set(id, outcome.refusal.message)
    }
  }

  async function send(collaborationId: string): Promise<void> {
    await sendQueue({
      change: async (step) => {
        const next = step(queues.get(collaborationId)!)
        queues.set(collaborationId, next)
        return next
      },
      ask: async (name, request) => {
        if (!isOnline) throw new TypeError('no connection')
        return network.ask(who, name, request)
      },
      announce,
      tab,
      newId,
      isStillTheirs: () => true,
      log: () => {},
      now: Date.now,
    })
  }

  async function sendAll(): Promise<void> {
    for (const id of queues.keys()) await send(id)
  }

  /** What is wrong in the end, in sentences. What was acknowledged must be done, all else named as not done or as perhaps done. */
  function wrongIn(events: readonly SettlementEvent[]): readonly string[] {
    const done = new Set(events.flatMap(({ act }) => act ?? []))
    return made.flatMap((id) => {
      const why = refused.get(id)
      if (acknowledged.has(id)) return done.has(id) && !why ? [] : [`a guest’s delivery is lost: ${why}`]
      if (!why) return ['a guest’s delivery is neither done nor named']
      return done.has(id) && !isPerhapsDone(why) ? [`a guest’s delivery is done, and refused: ${why}`] : []
    })
  }

  return {
    step,
    wrongIn,
    counts: () => ({ ...counts, guestDeliveries: made.length, guestAcknowledged: acknowledged.size }),
    /** Goes online, and sends what is left. */
    comeBack: () => setOnline(true),
  }
}

function isPerhapsDone(why: string): boolean {
  return why === refusals['perhaps-done'].message || why.endsWith(queueText.perhapsDone)
}
