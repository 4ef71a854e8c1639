import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest: journeys of 45 s and more, and the API's files of 30 s and more, each in that order. */
export const longFiles = [
  'e2e/saving',
  'e2e/catalogue-update',
  'e2e/offline',
  'e2e/storage',
  'e2e/account',
  'e2e/settlement',
  'e2e/settlement-live',
  'e2e/data-manager',
  'e2e/account-data',
  'e2e/summary',
  'e2e/account-profile',
  'e2e/sharing',
  'e2e/account-session',
  'e2e/data-import',
  'e2e/exporting',
  'api/settlement-matrix',
  'api/accounts',
  'api/user-data-crash',
  'api/user-data-live',
  'api/settlement-invites',
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
