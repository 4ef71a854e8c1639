import { spawn } from 'node:child_process'
import { builtAppSettings } from '../run-vitest.ts'
import type { Proof } from './proofs.ts'

type TriedProof = {
  /** The sentence by which the fault was found out; null where it was not. */
  readonly said: string | null
  readonly seconds: number
  /** The end of the proof's output. */
  readonly end: string
}

/** Runs a proof with its fault. */
export async function tryProof({ words, finds }: Proof): Promise<TriedProof> {
  const since = performance.now()
  const [name, ...given] = words.split(' ')
  const env = { ...process.env, ...builtAppSettings }
  const child = spawn('npm', ['run', '--silent', `verify:${name}`, ...given], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    said: sentenceIn(output, code, finds),
    seconds: (performance.now() - since) / 1_000,
    end: output.slice(-2_000),
  }
}

/** The sentence by which a proof has found its fault out; null where it breaks off, or holds nevertheless. */
export function sentenceIn(output: string, code: number | null, finds: RegExp): string | null {
  if (code === 0) return null
  const wrong = [...output.matchAll(/^ *WRONG: (.*)$/gm)].map(([, sentence]) => sentence!)
  return wrong.find((sentence) => finds.test(sentence)) ?? null
}
