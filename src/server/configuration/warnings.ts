import type { Logger } from 'pino'
import { now } from './clock.ts'

export type Warning = { readonly sentence: string; readonly at: number }

/** What the operator should put right: said in the log, and on the operator's page for as long as the server runs. */
export type Warnings = {
  /** Says it once, however often it is called with the same words. */
  readonly warn: (sentence: string) => void
  readonly all: () => readonly Warning[]
}

/** Sentences may hold what a request said, so there is an end to them. */
const most = 50

export function createWarnings(log: Pick<Logger, 'warn'>): Warnings {
  const said = new Map<string, Warning>()
  return {
    warn(sentence) {
      if (said.has(sentence) || said.size >= most) return
      said.set(sentence, { sentence, at: now() })
      log.warn(sentence)
    },
    all: () => [...said.values()],
  }
}
