import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One row of the output of `../shared/bench/run.mjs`. */
export type PlanBenchRow = {
  /** The workload, such as `W1`. */
  readonly w: string
  /** The engine: ours or the reference loop. Both have a row for each workload. */
  readonly name: string
  readonly medianMs: number
  /** The median divided by that of the reference loop. */
  readonly ratio: number
  readonly compileMs: number
  readonly nsPerEdge?: number
  /** How many rows differ from the right plan. */
  readonly res: { readonly crafts: number; readonly gather: number }
  /** How many rows differ after 300 edits, for workloads that edit. */
  readonly editRight?: { readonly crafts: number; readonly gather: number }
}

/** Runs the engine and the reference loop over the workloads of `../shared/bench`. */
export function runPlanBench(options: {
  readonly harness: string
  readonly adapter: string
  readonly catalogue: string
  readonly workloads: readonly string[]
  /** `integer` leaves the chances of outputs out, `expected` counts with the average of what crafts give. */
  readonly mode: 'integer' | 'expected'
}): readonly PlanBenchRow[] {
  const folder = mkdtempSync(join(tmpdir(), 'bit-bench-'))
  const out = join(folder, 'rows.json')
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        // As in the README of the bench.
        '--stack-size=7000',
        options.harness,
        // `csr-local` is the reference loop, which is the base of `ratio`; the module is ours.
        ...['--adapters', 'csr-local'],
        ...['--module', options.adapter],
        ...['--workloads', options.workloads.join(',')],
        ...['--mode', options.mode],
        ...['--samples', '15'],
        // The default of 20 seconds is too short for 100,000 items on a busy machine.
        ...['--probe-timeout', '240'],
        ...['--json', out],
      ],
      { env: { ...process.env, CATALOGUE: options.catalogue }, encoding: 'utf8', maxBuffer: 1e8 },
    )
    if (status !== 0) throw new Error(`The plan bench failed: ${stderr.split('\n').slice(0, 3).join(' ')}`)
    const rows = JSON.parse(readFileSync(out, 'utf8')) as readonly (PlanBenchRow | Unfinished)[]
    const unfinished = rows.filter(isUnfinished)
    if (unfinished.length > 0) {
      const names = unfinished.map(({ w, adapter }) => `${w} of ${adapter}`).join(', ')
      throw new Error(`The plan bench did not finish ${names}.`)
    }
    return rows.filter((row): row is PlanBenchRow => !isUnfinished(row))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A workload that failed or took too long; it has no numbers. */
type Unfinished = { readonly w: string; readonly adapter: string; readonly dnf: true }

function isUnfinished(row: PlanBenchRow | Unfinished): row is Unfinished {
  return 'dnf' in row
}
