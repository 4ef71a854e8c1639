import type { ErrorReply } from '#contract/error-reply'
import type { Catalog } from '#domain/catalog/catalog'
import type { EveryActName } from '#domain/settlement/acts/every-act'
import { type SettlementEvent, takesOut } from '#domain/settlement/change'
import { type Snapshot, stateOf } from '#domain/settlement/tables'
import type { QueueNews } from '../../../src/client/act-queue/queue-news.ts'
import { type ActQueue, newQueue, withAct } from '../../../src/client/act-queue/queue-record.ts'
import { newAct, type QueuedAct } from '../../../src/client/act-queue/queued-act.ts'
import { sendQueue } from '../../../src/client/act-queue/send-queue.ts'
import { newId } from '../../../src/client/api/new-id.ts'
import { actWords } from '../../../src/client/settlement/act-words.ts'
import { countingOf } from '../../../src/client/settlement/counting.ts'
import {
  type HeldSettlement,
  heldSettlement,
  withAnswered,
  withCounting,
  withEvent,
  withWaiting,
} from '../../../src/client/settlement/held-settlement.ts'
import { pendingActs } from '../../../src/client/settlement/pending-act.ts'
import type { Somebody } from '../../support/settlements.ts'
import type { Network } from './network.ts'

const dayMs = 86_400_000

/** An act as it is made: its name and input. */
export type Wish = { readonly name: EveryActName; readonly input: object }

/** A browser with two tabs: the client's own queue, sender and rows to show, over a storage, a network and a clock of the proof. */
export type Device = {
  readonly who: Somebody
  readonly queue: () => ActQueue
  /** What it shows; null where its user does not belong to the settlement. */
  readonly held: () => HeldSettlement | null
  /** Every act that was made on it, in order. */
  readonly made: readonly QueuedAct[]
  /** The ids of acts whose answer it has heard. */
  readonly acknowledged: ReadonlySet<string>
  /** Why acts were refused, by their ids. */
  readonly refusals: ReadonlyMap<string, ErrorReply>
  /** The ids of acts whose refusal was shown at the form that waited for it. */
  readonly toldAtForm: ReadonlySet<string>
  readonly isOnline: () => boolean
  readonly setOnline: (isOnline: boolean) => void
  /** Makes an act in one of its tabs, which then sends it, or is closed as soon as it is stored. */
  readonly act: (wish: Wish, tab: number, isClosed: boolean) => Promise<void>
  readonly send: (tab: number) => Promise<'sent' | 'waits'>
  /** Takes events; one that skips a number makes it load the settlement. */
  readonly hear: (events: readonly SettlementEvent[]) => Promise<void>
  readonly load: () => Promise<void>
  /** Whether the server has done an act whose event has not come. */
  readonly lacksEvents: () => boolean
  /** Makes its stored acts so many days older. */
  readonly grewOlder: (days: number) => void
}

type Parts = {
  readonly who: Somebody
  readonly settlementId: string
  readonly clientId: string
  readonly network: Network
  readonly catalog: Catalog
  /** How many days its clock is ahead. */
  readonly daysAhead: number
}

export function createDevice({ who, settlementId, clientId, network, catalog, daysAhead }: Parts): Device {
  const { userId } = who
  const tabs = [newId(), newId()]
  const made: QueuedAct[] = []
  const acknowledged = new Set<string>()
  const refusals = new Map<string, ErrorReply>()
  const toldAtForm = new Set<string>()
  /** Acts at whose form somebody waits for the answer. */
  const forms = new Set<string>()
  /** Acts whose events have come. */
  const heard = new Set<string>()
  let queue = newQueue({ userId, settlementId, settlementName: '', clientId })
  let held: HeldSettlement | null = null
  let isOnline = true
  const now = () => Date.now() + daysAhead * dayMs

  function show(): void {
    const waiting = pendingActs(queue).filter(({ id }) => !heard.has(id))
    if (held) held = withWaiting(held, waiting)
  }

  function announce(acts: QueueNews['acts'] = {}): void {
    for (const [id, outcome] of Object.entries(acts)) {
      if (outcome.type === 'done') {
        acknowledged.add(id)
        if (held) held = withAnswered(held, id)
      }
      if (outcome.type === 'refused') {
        refusals.set(id, outcome.refusal)
        if (forms.has(id)) toldAtForm.add(id)
      }
      forms.delete(id)
    }
    show()
  }

  async function load(): Promise<void> {
    // What was answered before the request is contained in its answer, so it need not be shown over that.
    const answered = held?.pending.filter(({ isAnswered }) => isAnswered).map(({ id }) => id) ?? []
    const { status, body } = await who.ask<Snapshot>('getSettlement', { settlementId })
    if (status !== 200) {
      held = null
      return
    }
    const pending = held?.pending.filter(({ id }) => !answered.includes(id))
    held = withCounting(heldSettlement(stateOf(body), pending, held ?? undefined), countingOf(catalog))
    show()
  }

  async function send(tab: number): Promise<'sent' | 'waits'> {
    return sendQueue({
      change: async (step) => {
        queue = step(queue)
        return queue
      },
      ask: async (name, request) => {
        if (!isOnline) throw new TypeError('no connection')
        return network.ask(who, name, request)
      },
      isStillTheirs: () => true,
      log: () => {},
      tab: tabs[tab]!,
      announce,
      now,
      newId,
    })
  }

  return {
    who,
    queue: () => queue,
    held: () => held,
    made,
    acknowledged,
    refusals,
    toldAtForm,
    isOnline: () => isOnline,
    setOnline(online) {
      isOnline = online
    },
    async act({ name, input }, tab, isClosed) {
      const [id, at] = [newId(), new Date(now()).toISOString()]
      // `as never`, here and below: `name` may be that of any act, so TypeScript cannot tell that the input belongs to it.
      const words = actWords(held, { id, name, input, userId, settlementId, at, isAnswered: false } as never)
      const act = newAct({ id, name, input, at, words, tab: tabs[tab]! } as never)
      // The settlement's name is '', here and in `newQueue`: it is only shown on screens, and a device of this proof has none.
      queue = withAct(queue, act, '')
      made.push(act)
      show()
      if (isClosed) tabs[tab] = newId()
      else {
        forms.add(id)
        await send(tab)
      }
    },
    send,
    async hear(events) {
      for (const event of events) {
        if (!held || event.seq <= held.truth.seq) continue
        if (event.seq > held.truth.seq + 1) return load()
        if (event.act !== undefined) heard.add(event.act)
        held = takesOut(event.changes, userId) ? null : withEvent(held, event)
      }
      show()
    },
    load,
    lacksEvents: () => held?.pending.some(({ id, isAnswered }) => isAnswered && !heard.has(id)) ?? false,
    grewOlder(days) {
      const older = (at: string) => new Date(Date.parse(at) - days * dayMs).toISOString()
      queue = { ...queue, acts: queue.acts.map((act) => ({ ...act, at: older(act.at) })) }
    },
  }
}
