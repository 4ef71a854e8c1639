import type { Dice } from '#scripts/verify-sync/dice'
import { isRecord } from '../../support/is-record.ts'

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

/** The input with a few of its fields dropped, swapped, added, doubled or extreme, at any depth. */
export function disturbed(dice: Dice, input: unknown): unknown {
  let changed = input
  for (let times = 1 + dice.roll(3); times > 0; times--) changed = disturbedOnce(dice, changed)
  return changed
}

function disturbedOnce(dice: Dice, value: unknown): unknown {
  if (Array.isArray(value)) return disturbedList(dice, value)
  if (!isRecord(value)) return dice.pick(extremes)
  const fields = Object.keys(value)
  if (fields.length === 0 || dice.happens(8)) return { ...value, [dice.pick(oddFields)]: dice.pick(extremes) }
  const field = dice.pick(fields)
  if (dice.happens(45)) return { ...value, [field]: disturbedOnce(dice, value[field]) }
  if (dice.happens(30)) return { ...value, [field]: value[dice.pick(fields)] }
  if (dice.happens(40)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== field))
  return { ...value, [field]: dice.pick(extremes) }
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
