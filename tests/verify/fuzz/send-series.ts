import { createDice, type Dice } from '#scripts/verify-sync/dice'
import {
  inputSchemaOf,
  type ProcedureName,
  proceduresInOrder,
  type Schema,
} from '../../support/contract-inputs.ts'
import type { RunningServer } from '../../support/server.ts'
import type { Somebody } from '../../support/settlements.ts'
import { type Answers, addUp } from '../bodies/answers.ts'
import type { HostileBody } from '../bodies/hostile-bodies.ts'
import { sendAll } from '../bodies/send-bodies.ts'
import { aWorld, comeBack, type Place, type World, wrongWith } from './fuzzed-world.ts'
import { poolsOf } from './pools.ts'
import { type Pools, randomInput } from './random-input.ts'
import { clear, restock } from './restock.ts'

/** How many bodies are sent until what they use up is made again, and what is there is read again. */
const knownFor = 250

/** Operations that newcomers send: they end the sender's session or account, or each person can do them only once. */
const ofNewcomers: readonly string[] = [
  ...['deleteAccount', 'endAllSessions', 'auth/sign-out'],
  ...['getSettlementInviteLink', 'useSettlementInviteLink', 'useProjectShareLink'],
]
/** Operations that the guest sends, with whom projects are shared and whose settlements may go. */
const ofTheGuest: readonly string[] = [
  ...['loadCollaborativeProjectData', 'leaveSharedProject', 'deliverToSharedProject'],
  ...['withdrawSharedDelivery', 'deleteSettlement', 'restoreSettlement'],
]

const text: Schema = { type: 'string' }
/** The addresses that take bodies besides the procedures. */
const signingInAndOut = {
  'auth/start': {
    type: 'object',
    properties: { provider: { enum: ['development'] }, nonce: text },
    required: ['provider'],
  },
  'auth/sign-out': { type: 'object' },
} satisfies Readonly<Record<string, Schema>>

type Operation = ProcedureName | keyof typeof signingInAndOut
const operations: readonly Operation[] = [...proceduresInOrder, 'auth/start', 'auth/sign-out']

/**
 * Makes a body out of an input that a schema allows. With each body of an operation, and from one operation to the next, `turn` is
 * one more.
 */
export type Become = (dice: Dice, input: unknown, turn: number) => HostileBody

type Series = {
  readonly server: RunningServer
  readonly place: Place
  readonly count: number
  readonly seed: number
  /** Values beside those of the world, by the name of a field, or of an operation and its field. */
  readonly known?: Pools['byField']
  readonly become: Become
}

/** Sends `count` bodies about a settlement, by turns to each operation, and clears it. */
export async function sendSeries(series: Series, wrong: string[]): Promise<Answers> {
  const { server, place, count, seed, become, known = {} } = series
  const dice = createDice(seed)
  const world = await aWorld(server, place)
  const answers: Answers[] = []
  for (let sent = 0; sent < count; sent += knownFor) {
    await comeBack(server, world)
    const found = await poolsOf(world, await restock(world))
    const pools = { ...found, byField: { ...found.byField, ...known } }
    const some = await sendAll(
      server.url,
      Math.min(knownFor, count - sent),
      (at) => {
        const number = sent + at
        const name = operations[number % operations.length]!
        const input = randomInput({ dice, pools, operation: name }, schemaOf(name))
        const turn = (number % operations.length) + Math.floor(number / operations.length)
        // 4 bodies of 100 come without a session.
        const who = dice.happens(4) ? null : senderOf(world, dice, name)
        return { name, body: become(dice, input, turn), who }
      },
      ({ name, body }, status) => {
        if (status < 500) return
        const said = String(body)
        wrong.push(`${name} was answered with ${status}: ${said.slice(0, 400)} (${said.length} characters)`)
        console.log(wrong.at(-1))
      },
    )
    answers.push(some)
  }
  wrong.push(...(await wrongWith(world)))
  await clear(world)
  return addUp(answers)
}

function senderOf({ people, guest, newcomers }: World, dice: Dice, name: string): Somebody {
  // `endSession` names a session of the first newcomer. The fourth is a member whom nobody else's bodies need.
  if (name === 'endSession') return newcomers[0]!
  if (name === 'leaveSettlement') return newcomers[3]!
  if (ofNewcomers.includes(name)) return dice.pick(newcomers)
  return ofTheGuest.includes(name) ? guest : dice.pick(people)
}

function schemaOf(name: Operation): Schema {
  return name === 'auth/start' || name === 'auth/sign-out' ? signingInAndOut[name] : inputSchemaOf(name)
}
