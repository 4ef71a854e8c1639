import type { ProcedureName } from '../../support/contract-inputs.ts'
import type { Somebody } from '../../support/settlements.ts'
import { sendAll } from '../bodies/send-bodies.ts'
import type { ForeignField } from './columns.ts'
import { type InputObject, withField } from './input-objects.ts'

/** The only object that ignores unknown fields instead of refusing them, an operation of earlier releases; named as in `called`. */
const ignoring = 'saveUserData operations[](settlement.set)'

/** Where foreign fields are sent, and by whom. */
export type Foreign = {
  readonly name: ProcedureName
  readonly who: Somebody
  readonly place: InputObject
  /** The place in words. */
  readonly called: string
  readonly input: unknown
}

type Bench = { readonly url: string; readonly fields: readonly ForeignField[] }
type Sent = { readonly sent: number; readonly wrong: readonly string[] }

/** Sends the fields that the object does not take, one at a time. @returns in one sentence which of them were not refused */
export async function sendForeign(bench: Bench, { name, who, place, called, input }: Foreign): Promise<Sent> {
  const foreign = foreignAt(bench, place)
  const wrong: string[] = []
  await sendAll(
    bench.url,
    foreign.length,
    (number) => {
      const field = foreign[number]!
      return { name, who, field: field[0], body: JSON.stringify(withField(input, place.at, field)) }
    },
    ({ field }, status) => {
      if (status !== 422) wrong.push(`with ${field} was answered with ${status}`)
    },
  )
  const others = wrong.length > 1 ? `, and ${wrong.length - 1} others not with 422` : ''
  return { sent: foreign.length, wrong: wrong.slice(0, 1).map((first) => `${called} ${first}${others}`) }
}

/** Sends all foreign fields together to an object that lets unknown fields pass; whether a field was taken shows in the rows. */
export async function sendIgnored(bench: Bench, { name, who, place, called, input }: Foreign): Promise<Sent> {
  const foreign = foreignAt(bench, place)
  const sent = foreign.reduce((given, field) => withField(given, place.at, field), input)
  // `sent` is an object, but its type does not say so, and `ask` takes only objects.
  const { status } = await who.ask(name, Object.fromEntries(Object.entries(sent ?? {})))
  const wrong = [
    ...(called === ignoring ? [] : [`${called} lets every other field pass`]),
    ...(status === 200 ? [] : [`${called} with every other field was answered with ${status}`]),
  ]
  return { sent: foreign.length, wrong }
}

function foreignAt({ fields }: Bench, { takes }: InputObject): readonly ForeignField[] {
  return fields.filter(([field]) => !takes.includes(field))
}
