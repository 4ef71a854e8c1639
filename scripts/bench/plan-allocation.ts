import { compile } from './bench-adapter.ts'
import { bytesPerCall } from './measure.ts'

type Workloads = {
  readonly loadReal: (path: string, mode: string) => Parameters<typeof compile>[0]
  readonly synth: (items: number, edges: number) => Parameters<typeof compile>[0]
  readonly workloads: (catalogue: unknown) => Record<
    'W1' | 'W2' | 'W3',
    { queue: { item: number; qty: number }[]; inventory: [number, number][] }
  > & {
    readonly edits: [number, number][]
  }
}

/** Bytes that a plan (W1 to W3; W5 with 100,000 invented items) and an edit (W4) allocate, averaged over 200 to 20,000 calls. */
export async function measureAllocation(model: string, catalogue: string): Promise<Record<string, number>> {
  const { loadReal, synth, workloads } = (await import(model)) as Workloads
  const real = loadReal(catalogue, 'expected')
  const jobs = workloads(real)
  const large = synth(100_000, 300_000)
  return {
    W1: planBytes(real, jobs.W1, 5_000),
    W2: planBytes(real, jobs.W2, 5_000),
    W3: planBytes(real, jobs.W3, 2_000),
    W4: editBytes(real, jobs.W2, jobs.edits),
    W5: planBytes(large, workloads(large).W2, 200),
  }
}

type Job = { readonly queue: { item: number; qty: number }[]; readonly inventory: [number, number][] }

function planBytes(
  catalogue: Parameters<typeof compile>[0],
  { queue, inventory }: Job,
  calls: number,
): number {
  const engine = compile(catalogue)
  return bytesPerCall(() => engine.plan(queue, inventory), calls)
}

function editBytes(
  catalogue: Parameters<typeof compile>[0],
  job: Job,
  edits: readonly [number, number][],
): number {
  const engine = compile(catalogue)
  engine.plan(job.queue, job.inventory)
  let next = 0
  return bytesPerCall(() => {
    const [target, quantity] = edits[next++ % edits.length]!
    engine.edit(target, quantity)
  }, 20_000)
}
