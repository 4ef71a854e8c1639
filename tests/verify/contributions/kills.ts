import type { Contribution } from '#domain/settlement/contribution'
import type { Snapshot } from '#domain/settlement/tables'
import { attempted } from '#scripts/attempted'
import { createDice, type Dice } from '#scripts/verify-sync/dice'
import { freePort } from '../../support/server-port.ts'
import { answerOf, createSettlement, joinAs, signInSomebody } from '../../support/settlements.ts'
import { asRunning } from '../crash/crowd.ts'
import { type KillableServer, startKillableServer } from '../crash/killable-server.ts'
import { type Sent, type Workshop, wrongAfterKill } from './after-kill.ts'

type Kills = {
  readonly kills: number
  readonly seed: number
  readonly settings: Readonly<Record<string, string>>
}

/** How many deliveries wait when reviews and further deliveries are sent at once. */
const waiting = 4

/** Kills the server again and again while contributions are sent and decided. @returns what is wrong, in sentences */
export async function runKills({ kills, seed, settings }: Kills): Promise<readonly string[]> {
  const [dice, port] = [createDice(seed), await freePort()]
  const sent = new Map<string, Sent>()
  const wrong: string[] = []
  const tally = { acknowledged: 0, unanswered: 0, wrong: 0 }
  let workshop: Workshop | undefined
  for (let kill = 0; kill <= kills && kills > 0; kill++) {
    const server = startKillableServer(port, { SIGN_INS_PER_MINUTE: '1000000', ...settings })
    if ((await server.ready()) === null) {
      await server.kill()
      return [...wrong, `the server did not start after kill ${kill}: ${server.errors()}`]
    }
    workshop ??= await openWorkshop(server)
    const faults = await wrongAfterKill(workshop, sent)
    if (faults.length > 0) tally.wrong += 1
    wrong.push(...faults.map((fault) => `kill ${kill}: ${fault}`))
    // The last start only looks at what the kill before it has left.
    if (kill === kills) await server.kill()
    else await workAndKill(server, workshop, { dice, sent, tally })
  }
  console.log(
    attempted(
      'kills',
      kills,
      `, ${kills - tally.wrong} passed; ${tally.acknowledged} acts were answered, ${tally.unanswered} not: all or nothing of each`,
    ),
  )
  return wrong
}

/** A settlement with somebody who delivers, and a task that never ends. */
export async function openWorkshop(server: KillableServer): Promise<Workshop> {
  const owner = await signInSomebody(asRunning(server), 'Ada')
  const giver = await signInSomebody(asRunning(server), 'Mika')
  const settlementId = await createSettlement(owner)
  await joinAs(owner, settlementId, giver, 'contributor')
  const items = [{ itemId: 'log', quantity: 100_000 }]
  await answerOf(owner.ask('createProject', { settlementId, name: 'Bridge', items }))
  const { tables } = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))
  return { settlementId, owner, giver, taskId: tables.tasks[0]!.id }
}

type Work = {
  readonly dice: Dice
  readonly sent: Map<string, Sent>
  readonly tally: { acknowledged: number; unanswered: number }
}

/** Delivers, then reviews and delivers at the same time, and kills the server once some of these acts are answered and others still run. */
async function workAndKill(
  server: KillableServer,
  { settlementId, owner, giver, taskId }: Workshop,
  { dice, sent, tally }: Work,
): Promise<void> {
  const delivery = () => ({
    settlementId,
    taskId,
    itemsContributed: [{ itemId: 'log', quantity: 1 + dice.roll(9) }],
  })
  const there: Contribution[] = []
  for (let i = 0; i < waiting; i++)
    there.push(await answerOf(giver.ask<Contribution>('createTaskContribution', delivery())))
  const reviews = there.map(async ({ id: contributionId, revision }) => {
    const name = dice.pick(['approveTaskContribution', 'approveTaskContribution', 'rejectTaskContribution'])
    const reason = name === 'rejectTaskContribution' ? { reason: 'not ours' } : {}
    const isAnswered = await isDone(owner.ask(name, { settlementId, contributionId, revision, ...reason }))
    sent.set(contributionId, {
      wanted: name === 'rejectTaskContribution' ? 'rejected' : 'approved',
      isAnswered,
    })
    tally[isAnswered ? 'acknowledged' : 'unanswered'] += 1
  })
  const deliveries = Array.from({ length: waiting }, async () => {
    const isAnswered = await isDone(giver.ask('createTaskContribution', delivery()))
    tally[isAnswered ? 'acknowledged' : 'unanswered'] += 1
  })
  const all = [...reviews, ...deliveries]
  await untilEnded(all, 1 + dice.roll(all.length - 1))
  await server.kill()
  await Promise.all(all)
}

/** Waits until `count` of the acts have ended. */
function untilEnded(acts: readonly Promise<void>[], count: number): Promise<void> {
  let ended = 0
  return new Promise((resolve) => {
    for (const act of acts)
      void act.then(() => {
        ended += 1
        if (ended === count) resolve()
      })
  })
}

/** Whether the act was answered as done before the server was gone. */
async function isDone(answer: Promise<{ readonly status: number }>): Promise<boolean> {
  return (await answer.catch(() => null))?.status === 200
}
