import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { ofTheBuild } from '../run-vitest.ts'
import { type Ended, type Judged, judgeRun } from './judge-run.ts'
import type { Row } from './rows.ts'
import type { Run } from './runs.ts'

const env = { ...process.env, ...ofTheBuild }

export type Tried = Judged & { readonly row: Row; readonly seconds: number }

type Settings = {
  /** The file for all that the commands say. */
  readonly log: string
  readonly seed: string
}

/** Runs the commands of a row one after the other. */
export async function tryRow(row: Row, { log, seed }: Settings): Promise<Tried> {
  const since = performance.now()
  const judged: Judged[] = []
  const untried = row.untried === undefined ? [] : [row.untried]
  for (const run of row.runs) {
    const ended = await outputOf(wordsOf(run, seed), log)
    judged.push(judgeRun(run, ended))
    untried.push(...untriedIn(ended.output))
  }
  return {
    row: untried.length === 0 ? row : { ...row, untried: [...new Set(untried)].join('; ') },
    tallies: judged.flatMap(({ tallies }) => tallies),
    faults: judged.flatMap(({ faults }) => faults),
    seconds: (performance.now() - since) / 1_000,
  }
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
