import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes 40 s and more of a run, the longest first. */
export const longFiles = [
  'e2e/saving',
  'e2e/catalogue-update',
  'e2e/offline',
  'e2e/storage',
  'e2e/data-manager',
  'e2e/summary',
  'e2e/account',
  'e2e/exporting',
  'e2e/account-axe',
  'e2e/visual-tree-choice',
  'e2e/account-data',
  'e2e/settlement-axe',
  'e2e/accessibility',
  'api/settlement-matrix',
  'api/user-data-crash',
  'api/accounts',
  'api/canaries',
  'api/user-data-live',
]

/**
 * Begins with the files that take longest: one that is left for the end keeps a single core busy. Vitest knows the times
 * of a former run, but a fresh clone has none, and goes by the length of the files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return place === -1 ? longFiles.length : place
}
