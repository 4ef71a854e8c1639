import type { Dice } from '#scripts/verify-sync/dice'
import type { Schema } from '../../support/contract-inputs.ts'

/** What random inputs are filled with. */
export type Pools = {
  /** Values that are there, by the name of a field, or of an operation and its field: `taskId`, `completeTask.taskId`. */
  readonly byField: Readonly<Record<string, readonly unknown[] | undefined>>
  /** The fields that take a new id, named in the same way. */
  readonly newIds: readonly string[]
  /** Ids that are there, for all other fields. */
  readonly ids: readonly string[]
}

const words = [
  'Bridge',
  'a longer word or two',
  '  spaces  ',
  'Ünïcödé',
  '👩‍👩‍👧',
  '=1+1',
  '<b>x</b>',
  "it's",
]

type Filling = { readonly dice: Dice; readonly pools: Pools; readonly operation: string }

/** A random input that an operation's schema allows, mostly about what is there. */
export function randomInput(filling: Filling, schema: Schema, field = ''): unknown {
  const { dice, operation } = filling
  const { byField, newIds } = filling.pools
  const make = (part: Schema, name: string) => randomInput(filling, part, name)
  const isNew = newIds.includes(field) || newIds.includes(`${operation}.${field}`)
  if (isNew && dice.happens(90)) return crypto.randomUUID()
  const known = byField[`${operation}.${field}`] ?? byField[field] ?? []
  if (known.length > 0 && dice.happens(90)) return dice.pick(known)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return make(dice.pick(choices), field)
  switch (schema.type) {
    case 'object':
      return anObject(filling, schema)
    case 'array': {
      const least = schema.minItems ?? 0
      const length = Math.max(least, Math.min(schema.maxItems ?? 5, dice.roll(4)))
      return Array.from({ length }, () => (schema.items ? make(schema.items, field.replace(/s$/, '')) : 1))
    }
    case 'integer':
    case 'number':
      return anInteger(dice, schema)
    case 'boolean':
      return dice.happens(50)
    case 'null':
      return null
    default:
      return aText(filling, schema)
  }
}

/** An object with all fields that it must have and half of those that it may have, or a map with up to two keys. */
function anObject(filling: Filling, { properties, required, additionalProperties }: Schema): unknown {
  const { dice } = filling
  if (!properties && typeof additionalProperties === 'object') {
    // The maps of inputs are by item or by skill.
    const keys = ['1', '2', 'Forestry'].slice(dice.roll(3) + 1)
    return Object.fromEntries(keys.map((key) => [key, randomInput(filling, additionalProperties)]))
  }
  // `sent`, the number of an act, is left out: of a browser that the server does not know, any number but 1 is refused.
  return Object.fromEntries(
    Object.entries(properties ?? {})
      .filter(([name]) => required?.includes(name) || (name !== 'sent' && dice.happens(50)))
      .map(([name, part]) => [name, randomInput(filling, part, name)]),
  )
}

function anInteger(dice: Dice, { minimum = 0, maximum = 1_000 }: Schema): number {
  return dice.pick([minimum, maximum, minimum + 1, Math.min(maximum, minimum + dice.roll(50)), 1])
}

function aText(
  { dice, pools: { ids } }: Filling,
  { format, minLength = 0, maxLength = 200 }: Schema,
): string {
  if (format === 'uuid') return dice.happens(85) ? dice.pick(ids) : crypto.randomUUID()
  if (format === 'date-time') return dice.pick(['2026-12-01T12:00:00.000Z', '9999-12-31T23:59:59.999Z'])
  const word = dice.happens(10)
    ? 'x'.repeat(maxLength)
    : `${dice.pick(words)}${dice.pick(['', dice.roll(9_999)])}`
  return word.padEnd(minLength, 'x').slice(0, Math.max(minLength, maxLength))
}
