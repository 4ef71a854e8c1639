import { expect, test } from 'vitest'
import { Refusal } from '../api/ask.ts'
import type { ActOutcome } from './queue-news.ts'
import { type ActQueue, newQueue, startedOver, withAct, withAllAside } from './queue-record.ts'
import { newAct } from './queued-act.ts'
import { type Sending, sendQueue } from './send-queue.ts'

/** What a request carries beside the input of its act. */
type Sent = {
  readonly operationId: string
  readonly sent: { readonly client: string; readonly number: number }
}

const start = Date.parse('2026-01-01T00:00:00.000Z')
/** Adds a player, unless `more` names another act. `as never`: TypeScript cannot tell that the act's name and input belong together. */
const player = (id: string, more: object = {}) =>
  newAct({
    id,
    name: 'addPlayer',
    input: { name: id },
    words: `added ${id}`,
    tab: 'first tab',
    at: new Date(start).toISOString(),
    ...more,
  } as never)
const renamed = player('rename', { name: 'updatePlayer', input: { playerId: 'tom', name: 'Tim' } })

/** A queue that is sent from the first tab, to a server that gives the answers in turn; an Error among them is thrown. */
function aBrowser(acts: ActQueue['acts'], answers: readonly (Error | object)[], more: Partial<Sending> = {}) {
  const empty = newQueue({ userId: 'mika', settlementId: 's', settlementName: '', clientId: 'phone' })
  // '' is the settlement's name, which sending does not need.
  let queue = acts.reduce((known, act) => withAct(known, act, ''), empty)
  const left = [...answers]
  const sent: (readonly [id: string, number: number, client: string])[] = []
  const outcomes: Record<string, ActOutcome['type']> = {}
  const sending: Sending = {
    change: async (step) => {
      queue = step(queue)
      return queue
    },
    async ask(_name, request) {
      const { operationId, sent: by } = request as Sent
      sent.push([operationId, by.number, by.client])
      const answer = await left.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
    announce(told = {}) {
      for (const [id, { type }] of Object.entries(told)) outcomes[id] = type
    },
    isStillTheirs: () => true,
    log: () => {},
    tab: 'first tab',
    now: () => start,
    newId: () => 'another phone',
    ...more,
  }
  return { send: () => sendQueue(sending), queue: () => queue, change: sending.change, sent, outcomes }
}

test('BEY-11, I11: an act that is lost on the way waits with the one behind it, and is sent again under its number 1', async () => {
  const acts = [player('tom'), player('ann')]
  const { send, sent, outcomes, queue } = aBrowser(acts, [new TypeError('no connection'), {}, {}])
  expect(await send()).toBe('waits')
  expect(outcomes).toEqual({ tom: 'waits', ann: 'waits' })
  expect(await send()).toBe('sent')
  expect(sent).toEqual([
    ['tom', 1, 'phone'],
    ['tom', 1, 'phone'],
    ['ann', 2, 'phone'],
  ])
  expect(outcomes).toEqual({ tom: 'done', ann: 'done' })
  expect(queue().acts).toEqual([])
})

test('R6: a refused act is shown at its form, or listed where that tab is closed; an act that depended on it is refused too', async () => {
  const no = new Refusal({ code: 'CONFLICT', message: 'Too many.' })
  const atForm = aBrowser([player('tom'), renamed], [no])
  expect(await atForm.send()).toBe('sent')
  expect(atForm.queue().refused.map(({ id, because }) => [id, because])).toEqual([['rename', 'tom']])
  expect(atForm.outcomes).toEqual({ tom: 'refused', rename: 'refused' })
  const fromClosedTab = aBrowser([player('tom', { tab: 'closed tab' })], [no])
  await fromClosedTab.send()
  expect(fromClosedTab.queue().refused.map(({ id, why }) => [id, why])).toEqual([['tom', 'Too many.']])
})

test('I11: a browser that the server has forgotten goes on under another id', async () => {
  const forgotten = new Refusal({ code: 'CONFLICT', message: 'Not known.', reason: 'perhaps-done' })
  const { send, sent } = aBrowser([player('tom')], [forgotten, {}])
  expect(await send()).toBe('sent')
  expect(sent).toEqual([
    ['tom', 1, 'phone'],
    ['tom', 1, 'another phone'],
  ])
})

test('I11: a tab that was stopped while it sent, and hears the answer late, changes nothing of what another tab has done since', async () => {
  const forgotten = new Refusal({ code: 'CONFLICT', message: 'Not known.', reason: 'perhaps-done' })
  const ids = ['second id', 'third id']
  let wake = () => {}
  const late = new Promise<object>((_, reject) => {
    wake = () => reject(forgotten)
  })
  // For Tom from the stopped tab, for Tom and Ann from the other tab, and for Ann from the first one, which goes on once it wakes.
  const answers = [late, forgotten, new TypeError('no connection'), {}]
  const { send, sent, queue } = aBrowser([player('tom'), player('ann')], answers, {
    newId: () => ids.shift()!,
  })
  const stopped = send()
  await expect.poll(() => sent.length).toBe(1)
  expect(await send()).toBe('waits')
  wake()
  expect(await stopped).toBe('sent')
  expect(sent).toEqual([
    ['tom', 1, 'phone'],
    ['tom', 1, 'phone'],
    ['ann', 1, 'second id'],
    ['ann', 1, 'second id'],
  ])
  expect(queue().acts).toEqual([])
})

test('BEY-11: nothing is sent in the name of another user, nor after half a year', async () => {
  const signedOut = aBrowser([player('tom')], [], { isStillTheirs: () => false })
  expect(await signedOut.send()).toBe('waits')
  const late = aBrowser([player('tom')], [], { now: () => start + 181 * 86_400_000 })
  expect(await late.send()).toBe('sent')
  expect([...signedOut.sent, ...late.sent]).toEqual([])
  expect(late.outcomes).toEqual({ tom: 'refused' })
})

const setBack = (reason: 'database-restored' | 'perhaps-done') =>
  new Refusal({ code: 'CONFLICT', message: 'The server was set back.', reason })

test('R2: an act that a server of another epoch refuses waits with the one behind it, until both are set aside', async () => {
  const { send, change, queue } = aBrowser([player('tom'), player('ann')], [setBack('database-restored')])
  expect(await send()).toBe('waits')
  expect(queue().acts.map(({ id, number }) => [id, number])).toEqual([
    ['tom', 1],
    ['ann', null],
  ])
  await change((before) => withAllAside(before, 'set back'))
  expect([queue().acts, queue().lastNumber]).toEqual([[], 1])
  expect(queue().refused.map(({ id, why }) => [id, why])).toEqual([
    ['tom', 'set back'],
    ['ann', 'set back'],
  ])
})

test('R2, I11: a server that was set back and does not know this browser has not done its act: it is sent under a new id', async () => {
  const answers = [new TypeError('no connection'), setBack('perhaps-done'), {}]
  const { send, change, sent, queue } = aBrowser([player('tom')], answers)
  expect(await send()).toBe('waits')
  await change(startedOver)
  expect(await send()).toBe('sent')
  expect(sent).toEqual([
    ['tom', 1, 'phone'],
    ['tom', 1, 'phone'],
    ['tom', 1, 'another phone'],
  ])
  expect(queue().refused).toEqual([])
})

test('SET-9, BEY-11: a delivery for a shared project is sent by its collaboration, since who delivers does not know the settlement', async () => {
  const delivery = newAct({
    id: 'logs',
    name: 'deliverToSharedProject',
    words: 'delivered 5 Log',
    tab: 'first tab',
    input: { taskId: 'collab-task-1', itemsContributed: [] },
    at: new Date(start).toISOString(),
  })
  const asked: object[] = []
  let queue = withAct(
    newQueue({
      userId: 'cleo',
      settlementId: 'shared-hall',
      settlementName: 'Hall (Shared)',
      clientId: 'phone',
      isOfSharedProject: true,
    }),
    delivery,
    'Hall (Shared)',
  )
  await sendQueue({
    change: async (step) => {
      queue = step(queue)
      return queue
    },
    ask: async (name, request) => void asked.push({ name, ...request }),
    announce: () => {},
    isStillTheirs: () => true,
    log: () => {},
    tab: 'first tab',
    now: () => start,
    newId: () => 'another phone',
  })
  expect(asked).toEqual([
    {
      name: 'deliverToSharedProject',
      collaborationId: 'shared-hall',
      operationId: 'logs',
      taskId: 'collab-task-1',
      itemsContributed: [],
      sent: { client: 'phone', number: 1 },
    },
  ])
})
