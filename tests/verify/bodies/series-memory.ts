import type { KillableServer } from '../crash/killable-server.ts'
import { type Answers, answersInWords } from './answers.ts'
import { heldMemory, peakDuring, residentMemory } from './memory.ts'

/** By what share later series may raise the memory that is left after the first. */
const mostGrowth = { held: 0.05, collected: 0.1 }
/** Memory that a further collection lowers by no larger share than this has settled. */
const settledWithin = 0.01

type Series = {
  readonly server: KillableServer
  readonly count: number
  readonly run: (number: number) => Promise<Answers>
}

type Measured = { readonly answers: readonly Answers[]; readonly wrong: readonly string[] }

/** Runs several series and compares the server's memory after each. @returns the answers of each series, and where memory grew */
export async function measureSeries({ server, count, run }: Series): Promise<Measured> {
  const wrong: string[] = []
  const answers: Answers[] = []
  console.log(`before: ${inWords(await leftIn(server))}`)
  const lefts: Left[] = []
  for (let number = 1; number <= count; number++) {
    const { result, peak } = await peakDuring(server.pid, run(number))
    const left = await leftIn(server)
    lefts.push(left)
    answers.push(result)
    console.log(
      `series ${number}: ${Math.round(peak)} MiB at most, ${inWords(left)}; ${answersInWords(result)}`,
    )
  }
  for (const what of ['held', 'collected'] as const) {
    const sizes = lefts.map((left) => left[what])
    const growth = Math.max(...sizes) / sizes[0]! - 1
    console.log(`${what}: ${(growth * 100).toFixed(1)} % more than after the first series`)
    if (growth > mostGrowth[what]) wrong.push(`later series still add to what is ${what}`)
  }
  return { answers, wrong }
}

/** What is left of the server's memory once garbage is collected, in MiB: what JavaScript holds, and the whole process. */
type Left = { readonly held: number; readonly collected: number }

/** Collects garbage until that gives nothing more back. */
async function leftIn(server: KillableServer): Promise<Left> {
  let before = await collect(server)
  for (;;) {
    const after = await collect(server)
    if (hasSettled(before.held, after.held) && hasSettled(before.collected, after.collected)) return after
    before = after
  }
}

/** `heldMemory` collects the garbage first; the memory of the process is read after that. */
async function collect(server: KillableServer): Promise<Left> {
  return { held: await heldMemory(server), collected: residentMemory(server.pid) }
}

function hasSettled(before: number, after: number): boolean {
  return after >= before * (1 - settledWithin)
}

function inWords({ held, collected }: Left): string {
  return `${Math.round(collected)} MiB collected, of which JavaScript holds ${held.toFixed(1)} MiB`
}
