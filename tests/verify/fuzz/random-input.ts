import type { Dice } from '#scripts/verify-sync/dice'
import type { Schema } from '../../support/contract-inputs.ts'

/** Ids and other values that are there, by the name of a field; and all ids, for other fields. */
export type Pools = {
  readonly byField: Readonly<Record<string, readonly unknown[]>>
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

/** A random input that a procedure's schema allows, mostly about what is there. */
export function randomInput(dice: Dice, schema: Schema, pools: Pools, field = ''): unknown {
  const make = (part: Schema, name: string) => randomInput(dice, part, pools, name)
  const known = pools.byField[field]
  if (known && known.length > 0 && dice.happens(90)) return dice.pick(known)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return make(dice.pick(choices), field)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || (name !== 'sent' && dice.happens(50)))
          .map(([name, part]) => [name, make(part, name)]),
      )
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
      return aText(dice, schema, pools)
  }
}

function anInteger(dice: Dice, { minimum = 0, maximum = 1_000 }: Schema): number {
  return dice.pick([minimum, maximum, minimum + 1, Math.min(maximum, minimum + dice.roll(50)), 1])
}

function aText(dice: Dice, { format, minLength = 0, maxLength = 200 }: Schema, { ids }: Pools): string {
  if (format === 'uuid') return dice.happens(85) ? dice.pick(ids) : crypto.randomUUID()
  if (format === 'date-time') return dice.pick(['2026-12-01T12:00:00.000Z', '9999-12-31T23:59:59.999Z'])
  const word = dice.happens(10) ? 'x'.repeat(maxLength) : dice.pick(words)
  return word.padEnd(minLength, 'x').slice(0, Math.max(minLength, maxLength))
}

const extremes: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53)],
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    'null',
    '0',
    '1e9',
    "'; drop table tasks; --",
    '__proto__',
    '\ufeff',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    '2026-13-45T99:99:99Z',
    '-271821-04-20T00:00:00Z',
    'x'.repeat(10_001),
  ],
  ...[
    [],
    {},
    [null],
    [[[[]]]],
    { a: { b: { c: 1 } } },
    { length: -1 },
    { toString: 1 },
    Array.from({ length: 600 }, (_, n) => n),
  ],
]

type Json = Readonly<Record<string, unknown>>

/** The same with a few of its fields dropped, swapped, added, doubled or extreme, at any depth. */
export function disturbed(dice: Dice, input: unknown): unknown {
  let changed = input
  for (let times = 1 + dice.roll(3); times > 0; times--) changed = disturbedOnce(dice, changed)
  return changed
}

function disturbedOnce(dice: Dice, value: unknown): unknown {
  if (Array.isArray(value)) return disturbedList(dice, value)
  if (typeof value !== 'object' || value === null) return dice.pick(extremes)
  const fields = Object.keys(value)
  const record = value as Json
  if (fields.length === 0 || dice.happens(8))
    return { ...record, [dice.pick(oddFields)]: dice.pick(extremes) }
  const field = dice.pick(fields)
  if (dice.happens(45)) return { ...record, [field]: disturbedOnce(dice, record[field]) }
  if (dice.happens(30)) return { ...record, [field]: record[dice.pick(fields)] }
  if (dice.happens(40)) return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))
  return { ...record, [field]: dice.pick(extremes) }
}

const oddFields = ['id', 'status', 'createdAt', 'byNo', '__proto__', 'constructor', 'x'.repeat(300), '']

function disturbedList(dice: Dice, list: readonly unknown[]): unknown {
  if (list.length === 0) return [dice.pick(extremes)]
  const at = dice.roll(list.length)
  return dice.pick([
    () => list.map((one, index) => (index === at ? disturbedOnce(dice, one) : one)),
    () => [...list, list[at]],
    () => list.filter((_, index) => index !== at),
    () => Array.from({ length: 1_200 }, () => list[at]),
    () => list[at],
  ])()
}
