import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { ofTheBuild } from '../run-vitest.ts'
import type { Row, Run } from './rows.ts'

const env = { ...process.env, ...ofTheBuild }

export type Tried = {
  readonly row: Row
  readonly attempted: number
  readonly passed: number
  readonly seconds: number
}

type Settings = {
  /** The file for all that the commands say. */
  readonly log: string
  readonly seed: string
}

/** Runs the commands of a row one after the other. */
export async function tryRow(row: Row, { log, seed }: Settings): Promise<Tried> {
  const since = performance.now()
  let [attempted, passed] = [0, 0]
  const untried = row.untried === undefined ? [] : [row.untried]
  for (const run of row.runs) {
    const ended = await outputOf(wordsOf(run, seed), log)
    const counted = counts(run, ended)
    untried.push(...untriedIn(ended.output))
    attempted += counted.attempted
    passed += counted.passed
  }
  const named = untried.length === 0 ? row : { ...row, untried: [...new Set(untried)].join('; ') }
  return { row: named, attempted, passed, seconds: (performance.now() - since) / 1_000 }
}

/** What a command says that it could not try here. */
export function untriedIn(output: string): readonly string[] {
  return [...output.matchAll(/^not tried: (.*)$/gm)].map(([, what]) => what!)
}

export function wordsOf({ words, seeded }: Run, seed: string): readonly string[] {
  return seeded ? [...words, '--seed', seed] : words
}

type Ended = { readonly output: string; readonly code: number | null }

async function outputOf(words: readonly string[], log: string): Promise<Ended> {
  appendFileSync(log, `\n$ ${words.join(' ')}\n`)
  const child = spawn(words[0]!, words.slice(1), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      appendFileSync(log, chunk)
    })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { output, code }
}

/**
 * A command that ends well has passed all that it attempted. Of one that does not, tests say how many passed; of any other
 * nothing counts as passed, since its faults are sentences and not numbers. What attempted nothing has passed nothing.
 */
export function counts(
  { attempted: pattern }: Run,
  { output, code }: Ended,
): Pick<Tried, 'attempted' | 'passed'> {
  const sum = (found: RegExp) =>
    [...output.matchAll(found)].reduce((all, [, number]) => all + Number(number), 0)
  const attempted = sum(pattern)
  const passed = sum(/^ *Tests .*?(\d+) passed/gm)
  // All may pass and the run fail, as when what was started cannot be ended.
  if (passed > 0) return { attempted, passed: code === 0 ? passed : Math.min(passed, attempted - 1) }
  return { attempted: Math.max(attempted, 1), passed: code === 0 ? attempted : 0 }
}
