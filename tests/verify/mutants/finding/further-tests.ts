import type { Tests } from '../mutant.ts'

const apiFiles = [
  'settlement-matrix',
  'settlement-invites',
  'settlements',
  'personal-settlement',
  'sample-settlement',
  'settlement-acts',
  'settlement-sent-acts',
  'settlement-live',
  'settlement-names',
  'settlement-catalogue',
  'settlement-export',
  'member-levels',
  'site-admins',
  'settlement-limits',
  'account-deletion',
  'collisions',
  'acts-that-meet',
  'ledger',
  'ledger-refusals',
  'stock-history',
  'taken-ids',
  'standing-orders',
  'task-people',
  'regenerated-people',
  'project-items',
  'templates',
  'contributions',
  'contribution-statistics',
  'notifications',
  'webhooks',
  'webhook-failures',
  'progress-links',
  'progress-page',
  'progress-live',
  'shared-projects',
  'shared-with-fellows',
  'shared-deliveries',
  'told-outside',
  'user-data',
  'user-data-settlement',
  'build-lists',
  'backups',
  'troubled-restores',
  'operator',
]

/**
 * A choice of tests, kept by hand, that are run against a mutant that its likely tests have not found out. Of the API tests these are
 * those on what mutants change most: settlements, saved data, backups. Any other is run only for mutants that name it as likely.
 */
export const furtherTests: readonly Tests[] = [
  { project: 'unit', paths: ['src/domain/settlement', 'src/domain/planning'], titles: [] },
  { project: 'api', paths: apiFiles.map((file) => `tests/api/${file}.test.ts`), titles: [] },
]
