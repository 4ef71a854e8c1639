import { createDice } from '#scripts/verify-sync/dice'
import { inputSchemaOf } from '../../support/contract-inputs.ts'
import { type Answers, together } from '../bodies/answers.ts'
import { fuzzedProcedures, sendAll } from '../bodies/send-bodies.ts'
import { aFuzzedWorld, poolsOf, type World, wrongWith } from './fuzzed-world.ts'
import { disturbed, randomInput } from './random-input.ts'

/** After this many bodies, what the settlement holds is read again. */
const knownFor = 250

type Series = {
  readonly url: string
  readonly people: World['people']
  readonly count: number
  readonly seed: number
}

/** Sends `count` bodies to a new settlement, by turns to each operation, and ends the settlement. */
export async function sendSeries({ url, people, count, seed }: Series, wrong: string[]): Promise<Answers> {
  const dice = createDice(seed)
  const world = await aFuzzedWorld(people)
  const schemas = new Map(fuzzedProcedures.map((name) => [name, inputSchemaOf(name)]))
  const answers: Answers[] = []
  for (let sent = 0; sent < count; sent += knownFor) {
    const pools = await poolsOf(world)
    const some = await sendAll(
      url,
      Math.min(knownFor, count - sent),
      (place) => {
        const name = fuzzedProcedures[(sent + place) % fuzzedProcedures.length]!
        const input = randomInput(dice, schemas.get(name)!, pools)
        const body = JSON.stringify(dice.happens(35) ? input : disturbed(dice, input)) ?? ''
        return { name, body, who: dice.happens(4) ? null : dice.pick(people) }
      },
      ({ name, body }, status) => {
        if (status < 500) return
        const text = String(body)
        wrong.push(`${name} was answered with ${status}: ${text.slice(0, 400)} (${text.length} characters)`)
        console.log(wrong.at(-1))
      },
    )
    answers.push(some)
  }
  wrong.push(...(await wrongWith(world)))
  for (const who of people) await who.ask('deleteSettlement', { settlementId: world.settlementId })
  return together(answers)
}
