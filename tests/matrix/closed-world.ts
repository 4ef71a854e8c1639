import { attempts } from './attempts.ts'

/** Operations of the matrix that other tests try, cell by cell, because they are no single call. */
export const triedElsewhere: Readonly<Record<string, string>> = {
  'catalogue.read': 'tests/api/files.test.ts',
  'health.read': 'tests/api/start.test.ts',
  'api.description': 'tests/api/api.test.ts',
  'auth.start': 'tests/api/accounts.test.ts',
  'auth.callback': 'tests/api/accounts-hostile.test.ts',
  'auth.optional_methods': 'tests/api/accounts-ways.test.ts',
  'user.ensure': 'tests/api/accounts.test.ts',
  'user.delete_self': 'tests/api/accounts-profile.test.ts, tests/api/account-deletion.test.ts',
  'userdata.save': 'tests/api/user-data.test.ts',
  'userdata.delete': 'tests/api/user-data-kept.test.ts',
  'userdata.subscribe': 'tests/api/user-data-live.test.ts',
  'buildlist.other': 'tests/api/build-lists.test.ts',
  'settlement.subscribe': 'tests/api/settlement-live.test.ts',
  'user.read_other_private': 'tests/api/canaries.test.ts',
}

/** What no procedure does, and none will: each is a way round a rule (API-1). */
export const notOffered: readonly string[] = [
  'user.update_other',
  'user.search_or_list',
  'user.delete_other',
  'user.get_card',
  'userdata.any_other',
  'member.add_direct',
  'invite.bump_uses',
  'admin.debug_endpoints',
]

/** Parts of the product that are still to come; their rows wait. */
export const toCome =
  /^(project|task|template|contribution|inventory|notification|progress_link)\.|^settlement\.(export|webhook)$/

/** Procedures that open to everyone, or stand under an operation that is tried elsewhere. */
export const otherProcedures: Readonly<Record<string, string>> = {
  getCatalogues: 'catalogue.read',
  getCatalogueUpdate: 'catalogue.read',
  lookUpCatalogue: 'catalogue.read',
  getSignInProviders: 'auth.start',
  endSession: 'session.list_own',
  endAllSessions: 'session.list_own',
  deleteAccount: 'user.delete_self',
  previewAccountDeletion: 'user.delete_self',
  saveUserData: 'userdata.save',
  getUserDataVersion: 'userdata.versions',
  restoreUserDataVersion: 'userdata.versions',
  createBuildList: 'buildlist.own',
  renameBuildList: 'buildlist.own',
  deleteBuildList: 'buildlist.own',
  isUserSettlementMember: 'settlement.list',
  getDefaultPermissions: 'user.get_self',
}

/** Every other address the server answers. */
export const otherRoutes: Readonly<Record<string, string>> = {
  'GET /healthz': 'health.read',
  'GET /readyz': 'health.read',
  'GET /api/openapi.json': 'api.description',
  'GET /api/docs': 'api.description',
  'GET /api/docs.css': 'api.description',
  'GET /api/live': 'userdata.subscribe, settlement.subscribe',
  'GET /api/auth/window.css': 'auth.start',
  'GET /api/auth/window.js': 'auth.start',
  'GET /api/auth/start': 'auth.start',
  'POST /api/auth/start': 'auth.start',
  'GET /api/auth/done': 'auth.callback',
  'GET /api/auth/callback/:provider': 'auth.callback',
  'POST /api/auth/sign-out': 'session.list_own',
  // The issuer that exists on a developer's machine only.
  'GET /api/auth/development/.well-known/openid-configuration': 'auth.start',
  'GET /api/auth/development/jwks': 'auth.start',
  'GET /api/auth/development/auth': 'auth.start',
  'GET /api/auth/development/auth/:uid': 'auth.start',
  'POST /api/auth/development/token': 'auth.start',
  'GET /api/auth/development/interaction/:uid': 'auth.start',
  'POST /api/auth/development/interaction/:uid': 'auth.start',
}

/** Which procedures are tried here. */
export function triedProcedures(): ReadonlySet<string> {
  return new Set(Object.values(attempts).flatMap((all) => all.map(({ procedure }) => procedure)))
}
