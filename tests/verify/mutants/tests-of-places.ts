import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/server-data-folder.ts'
import { api, idFromElsewhere, matrixRows, type Tests, unit } from './mutant.ts'

/**
 * The tests over HTTP that are likely to fail without a guard, by the room of the server that it is in; the likeliest first. After them
 * only `furtherTests` are run, so for a room without an entry those must find the guard out.
 */
const ofRooms: { readonly [room: string]: readonly Tests[] } = {
  access: [
    api('settlement-acts', 'SET-5'),
    api('shared-projects'),
    matrixRows('settlement.'),
    api('settlements'),
  ],
  accounts: [matrixRows('session.'), api('accounts-profile'), api('accounts-settings')],
  app: [api('api')],
  'build-lists': [api('build-lists')],
  changes: [
    api('settlement-sent-acts'),
    api('settlement-limits'),
    api('settlement-acts'),
    matrixRows('settlement.'),
    api('settlement-catalogue'),
  ],
  contributions: [api('contribution-statistics'), api('contributions'), matrixRows('contribution.')],
  inventory: [idFromElsewhere('exportHistory'), api('stock-history'), matrixRows('inventory.')],
  invites: [
    api('settlement-invites'),
    matrixRows('invite.'),
    api('settlement-limits'),
    api('invite-codes', 'S6'),
  ],
  people: [api('settlement-names'), api('account-deletion'), api('accounts-profile')],
  'progress-links': [api('progress-links')],
  rpc: [api('account-export'), api('settlement-acts')],
  settlements: [
    api('settlements'),
    api('settlement-limits'),
    matrixRows('settlement.'),
    api('settlement-catalogue'),
    api('settlement-matrix', 'SET-5: a role that this release does not know'),
  ],
  'shared-projects': [
    api('shared-with-fellows'),
    api('shared-projects'),
    api('shared-former-members'),
    api('shared-deliveries'),
  ],
  tasks: [idFromElsewhere('getTasksByProject'), api('task-people')],
  templates: [api('templates')],
  'user-data': [
    api('user-data-clients'),
    api('user-data'),
    api('user-data-versions'),
    api('user-data-settlement'),
  ],
  webhooks: [api('webhooks'), api('webhook-failures'), api('webhook-tries')],
}

/** The tests that are likely to fail without a guard of acts, besides those of the acts themselves, by the name of its file. */
const ofNouns: { readonly [noun: string]: readonly Tests[] } = {
  assignees: [api('task-people'), matrixRows('task.')],
  'contribution-reviews': [api('contributions'), matrixRows('contribution.')],
  contributions: [api('contributions'), matrixRows('contribution.')],
  members: [matrixRows('member.')],
  players: [api('settlements'), api('settlement-acts'), matrixRows('player.')],
  'project-items': [matrixRows('project.'), api('ledger-refusals')],
  reversals: [api('stock-history')],
  'complete-ledger-act': [unit('src/domain/planning/too-large-target.test.ts')],
  'project-returns': [matrixRows('project.')],
  settlement: [matrixRows('settlement.')],
  'shared-delivery': [api('shared-deliveries')],
  'standing-orders': [unit('src/domain/planning/standing-orders.test.ts')],
  tasks: [api('ledger-refusals'), matrixRows('task.')],
  'task-progress': [api('ledger-refusals'), matrixRows('task.')],
}

const acts = 'src/domain/settlement/acts'

/** The unit tests of all acts, without those that try random acts for seconds: those are run with all other tests. */
export const testsOfAllActs = unit(
  ...readdirSync(join(root, acts))
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.property.test.ts'))
    .map((name) => `${acts}/${name}`),
)

/** The tests that are likely to fail when a guard of a room of the server is taken away. */
export function testsOfRooms(file: string): readonly Tests[] {
  const [, , room = ''] = file.split('/')
  return ofRooms[room] ?? []
}

/** The tests that are likely to fail when a guard of an act is taken away: the one beside it, those of all acts, those over HTTP. */
export function testsOfActs(file: string): readonly Tests[] {
  const beside = file.replace(/\.ts$/, '.test.ts')
  const noun = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)
  return [
    ...(existsSync(join(root, beside)) ? [unit(beside)] : []),
    testsOfAllActs,
    ...(ofNouns[noun] ?? [api('ledger-refusals'), api('ledger')]),
  ]
}
