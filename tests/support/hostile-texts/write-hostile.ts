import type { Refused } from '../saving.ts'
import type { Somebody } from '../settlements.ts'
import type { Pairs } from './pairs.ts'

type Input = Readonly<Record<string, unknown>>

/** Calls a procedure with hostile texts in its input; where the server refuses one of them, again with a word in its place. */
export type WriteHostile = <Body>(procedure: string, input: Input) => Promise<Body>

export function writeHostile(who: Somebody, pairs: Pairs): WriteHostile {
  let words = 0
  return async <Body>(procedure: string, input: Input) => {
    for (let sent = input; ; ) {
      const { status, body } = await who.ask<Body & Refused>(procedure, sent)
      if (status === 200) return body
      const written = sent[body.field ?? '']
      if (status !== 422 || !pairs.isMarked(written))
        throw new Error(`${procedure} was answered with ${status}: ${JSON.stringify(body)}`)
      pairs.refuse(written)
      words += 1
      sent = { ...sent, [body.field!]: `Word ${words}` }
    }
  }
}
