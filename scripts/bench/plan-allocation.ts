import { type BenchCatalog, compile } from './bench-adapter.ts'
import { bytesPerCall } from './measure.ts'

type Workloads = {
  readonly loadReal: (path: string, mode: string) => BenchCatalog
  readonly synth: (items: number, edges: number) => BenchCatalog
  readonly workloads: (catalogue: unknown) => Record<'W1' | 'W2' | 'W3', Job> & {
    readonly edits: [number, number][]
  }
}

/**
 * Bytes allocated per call in each workload of `../shared/bench`: by a plan (W1 to W3; W5 with 100,000 invented items) and by
 * an edit (W4), averaged over 200 to 20,000 calls.
 * @param model the file URL of the bench's module of workloads
 */
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

function planBytes(catalogue: BenchCatalog, { queue, inventory }: Job, calls: number): number {
  const engine = compile(catalogue)
  return bytesPerCall(() => engine.plan(queue, inventory), calls)
}

function editBytes(catalogue: BenchCatalog, job: Job, edits: readonly [number, number][]): number {
  const engine = compile(catalogue)
  engine.plan(job.queue, job.inventory)
  let next = 0
  return bytesPerCall(() => {
    const [target, quantity] = edits[next++ % edits.length]!
    engine.edit(target, quantity)
  }, 20_000)
}
