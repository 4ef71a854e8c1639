import type { Dice } from '#scripts/verify-sync/dice'
import { isRecord } from '../../support/is-record.ts'

type Json = Readonly<Record<string, unknown>>

/** The text or bytes of a hostile request. */
export type HostileBody = string | Uint8Array<ArrayBuffer>

/** Each makes a body out of a valid input. */
const kinds = {
  deep: (dice: Dice, input: Json): HostileBody => {
    // The server takes 20 levels.
    const levels = dice.pick([18, 19, 20, 21, 1_000, 60_000])
    const [open, close] = dice.pick([
      ['[', ']'],
      ['{"a":', '}'],
    ])
    const nest = `${open.repeat(levels)}${open === '[' ? '' : '1'}${close.repeat(levels)}`
    return dice.happens(50) ? nest : withText(dice, input, nest)
  },
  // Around what the server takes: 256 KiB, and 10,000 keys.
  huge: (dice: Dice, input: Json): HostileBody =>
    dice.pick([
      () => withText(dice, input, JSON.stringify('x'.repeat(250 * 1024))),
      () => JSON.stringify('x'.repeat(256 * 1024)),
      () => JSON.stringify(Object.fromEntries(numbers(9_990).map((n) => [`f${n}`, n]))),
      () => JSON.stringify(Object.fromEntries(numbers(10_100).map((n) => [`f${n}`, n]))),
      () => withText(dice, input, JSON.stringify(numbers(40_000))),
      () => withText(dice, input, `1${'0'.repeat(100_000)}`),
    ])(),
  typeFlipped: (dice: Dice, input: Json): HostileBody =>
    withText(dice, input, dice.pick(['null', '[]', '{}', '"5"', '-1', '1.5', '1e400', 'true', '[null]'])),
  unicode: (dice: Dice, input: Json): HostileBody => {
    // A text in braces and quotation marks that is not valid UTF-8.
    if (dice.happens(20)) return Uint8Array.of(0x7b, 0x22, dice.pick([0xff, 0xc0, 0xed]), 0x80, 0x22, 0x7d)
    const character = dice.pick([
      '\\ud800',
      '\\u0000',
      '\u202e',
      '\u0301',
      '👩‍👩‍👧',
      '\\udc00',
      'ﷺ',
      '\ufeff',
    ])
    return withText(dice, input, `"${character.repeat(dice.pick([1, 40, 3_000]))}"`)
  },
  pollution: (dice: Dice, input: Json): HostileBody => {
    const key = dice.pick(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])
    const evil = `{"${key}":{"admin":true,"prototype":{"admin":true}}}`
    if (dice.happens(50)) return withText(dice, input, evil)
    return JSON.stringify(input).replace(/^\{/, `{${evil.slice(1, -1)}${isEmpty(input) ? '' : ','}`)
  },
} as const

const allKinds = Object.values(kinds)

/** A body of each kind by turns, and then the input as it is. */
export function hostile(dice: Dice, input: unknown, turn: number): HostileBody {
  const kind = allKinds[turn % (allKinds.length + 1)]
  return kind && isRecord(input) ? kind(dice, input) : (JSON.stringify(input) ?? '')
}

const place = '"put it here"'

/**
 * The input with this JSON text instead of one of its values, or of all of it. A place holder is replaced in the finished
 * text, because no value is written as such a text: 1e400 is read as Infinity, and a key `__proto__` changes the object.
 */
function withText(dice: Dice, input: Json, text: string): string {
  if (isEmpty(input)) return text
  const field = dice.pick(Object.keys(input))
  return JSON.stringify({ ...input, [field]: JSON.parse(place) }).replace(place, () => text)
}

function isEmpty(input: Json): boolean {
  return Object.keys(input).length === 0
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n)
}
