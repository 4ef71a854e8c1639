import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { builtAppSettings } from '../run-vitest.ts'
import { type Ended, type Judged, judgeRun } from './judge-run.ts'
import type { Row } from './rows.ts'
import type { Run } from './runs.ts'

const env = { ...process.env, ...builtAppSettings }

/** How a command ended, what it said, and how long it took. */
export type KeptRun = Ended & { readonly seconds: number }

export type Tried = Judged & { readonly row: Row; readonly seconds: number }

type Settings = {
  /** The file for all that the commands say. */
  readonly log: string
  readonly seed: string
  /** How the commands so far have ended, by their words: a command of several rows is run once. */
  readonly ran: Map<string, KeptRun>
  /** Called after each command. */
  readonly keep: () => void
}

/** Runs those commands of a row that have not been run yet, one after the other. */
export async function tryRow(row: Row, { log, seed, ran, keep }: Settings): Promise<Tried> {
  const judged: Judged[] = []
  const untried = new Set(row.untried === undefined ? [] : [row.untried])
  let seconds = 0
  for (const run of row.runs) {
    const words = wordsOf(run, seed)
    const key = words.join(' ')
    const known = ran.get(key)
    const one = known ?? (await runNow(words, log))
    if (!known) {
      ran.set(key, one)
      keep()
    }
    judged.push(judgeRun(run, one))
    for (const what of untriedIn(one.output)) untried.add(what)
    seconds += one.seconds
  }
  return {
    row: untried.size === 0 ? row : { ...row, untried: [...untried].join('; ') },
    tallies: judged.flatMap(({ tallies }) => tallies),
    faults: judged.flatMap(({ faults }) => faults),
    seconds,
  }
}

async function runNow(words: readonly string[], log: string): Promise<KeptRun> {
  const since = performance.now()
  const ended = await outputOf(words, log)
  return { ...ended, seconds: (performance.now() - since) / 1_000 }
}

/** What a command says that it could not try here. */
export function untriedIn(output: string): readonly string[] {
  return [...output.matchAll(/^not tried: (.*)$/gm)].map(([, what]) => what!)
}

export function wordsOf({ words, seeded }: Run, seed: string): readonly string[] {
  return seeded ? [...words, '--seed', seed] : words
}

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
