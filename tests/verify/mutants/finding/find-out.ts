import { grouped } from '#domain/grouped'
import type { Mutant } from '../mutant.ts'
import type { Copy } from './copy-of-project.ts'
import { foundBefore } from './found-before.ts'
import { furtherTests } from './further-tests.ts'
import { type Failure, runTests, type Test } from './run-tests.ts'

/** The tests that are run: unit tests alone, or only those that are likely to find the mutant out. */
export type Which = { readonly units: boolean; readonly likely: boolean }

/** The test that failed, null where none did, and in how many runs of tests that was found. */
type FoundOut = { readonly failure: Failure | null; readonly runs: number }

/** Tries a mutant in a copy of the project. */
export async function findOut(
  mutant: Required<Mutant>,
  copy: Copy,
  { units, likely }: Which,
): Promise<FoundOut> {
  const before = foundBefore(mutant.what)
  const all = [...(before ? [before] : []), ...mutant.likely, ...(likely ? [] : furtherTests)]
  copy.put(mutant)
  try {
    let runs = 0
    for (const tests of all.filter(({ project }) => project === 'unit' || !units)) {
      const { failure } = await runTests(copy, tests)
      runs += 1
      if (failure) return { failure, runs }
    }
    return { failure: null, runs }
  } finally {
    copy.restore(mutant)
  }
}

/** Of the tests that failed, the keys (`testKey`) of those that pass in a copy without any mutant. */
export async function passingWithout(failures: readonly Failure[], copy: Copy): Promise<ReadonlySet<string>> {
  const passing = new Set<string>()
  const note = (tests: readonly Test[]) => {
    for (const test of tests) passing.add(testKey(test))
  }
  for (const group of grouped(failures, howRun).values()) note(await passed(group, copy))
  // Tried again by itself, since a test may fail once where much else goes on.
  for (const one of failures) if (!passing.has(testKey(one))) note(await passed([one], copy))
  return passing
}

function howRun({ project, onBuiltIn }: Failure): string {
  return `${project} ${onBuiltIn ?? false}`
}

async function passed(failures: readonly Failure[], copy: Copy): Promise<readonly Test[]> {
  const [first] = failures
  if (!first) return []
  const titles = [...new Set(failures.map(({ title }) => title))]
  const paths = [...new Set(failures.map(({ path }) => path))]
  const { project, onBuiltIn } = first
  const tests = { project, paths, titles, ...(onBuiltIn && { onBuiltIn }) }
  return (await runTests(copy, tests, { toTheEnd: true })).passed
}

export function testKey({ path, fullName }: Test): string {
  return `${path}: ${fullName}`
}
