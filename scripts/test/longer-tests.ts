/**
 * Test files that `npm test` leaves to `npm run test:whole`, so that it takes at most twenty minutes on two cores (decision 35). What members
 * and players do every day keeps its journey in `npm test`.
 */
export const longerTests: readonly string[] = [
  // Releases, game data and processes that meet; databases that are restored, filled up or killed; what is told outside.
  ...api('backups canaries catalogue-processes catalogue-sources catalogue-update collisions counted-packs'),
  ...api(
    'data-folder earlier-releases ledger-history restores-beside-servers settlement-limits told-outside',
  ),
  ...api('troubled-restores user-data-crash webhook-failures webhook-texts'),
  // Without a connection, a server or an answer.
  ...e2e(
    'asking failures-in-words hour-offline late-account late-answers offline server-away settlement-offline',
  ),
  // A browser that loses, damages or cannot store something, or is killed.
  ...e2e('full-journal journal-away keeping killed-browser recovery saving-interrupted storage'),
  // Several tabs, devices and sessions.
  ...e2e('account-session amounts-in-two-tabs one-plan profile-elsewhere saving-elsewhere session-ended'),
  ...e2e('sign-in-window stopped-tabs tabs-of-two-players too-many-streams'),
  ...e2e('contribution-rows contributions-decided settlement-draws settlement-live'),
  // Game data, releases and restored servers.
  ...e2e('catalogue-meanwhile catalogue-update earlier-release followed-recipes lazy-parts restored-server'),
  ...e2e('settlement-catalogue'),
  ...e2e('data-import data-protection hostile-imports hostile-plans hostile-stores hostile-texts'),
  // All views with axe: `npm run verify:looks` takes them in more looks.
  ...e2e('account-axe contributions-axe project-axe settlement-axe shared-stock-axe templates-axe'),
  // What is done now and then, and further ways through screens that have another journey.
  ...e2e(
    'account-data account-profile build-lists comes-along contribution-statistics data-manager debug-tab discord exporting',
  ),
  ...e2e(
    'notifications odds progress-link progress-page shared-project shared-stock-lists sharing standing-orders',
  ),
  ...e2e('settlement-lists settlement-opening templates times visual-tree-choice words-on-screens'),
]

/** Unit tests that `npm run check` leaves to `npm test`: they start databases or processes, read all of the source or of the game's tables, or draw many cases. */
export const longerUnitTests: readonly string[] = [
  'scripts/plan.test.ts',
  'scripts/restore.test.ts',
  'scripts/verify-sync/history.test.ts',
  ...filesOf('src/catalogue/compiler', 'damaged-tables freshness/freshness game-times known-plans'),
  ...filesOf('src/catalogue/compiler/second-reading', 'second-reading whole-plans'),
  ...filesOf('src/catalogue/starter', 'both-catalogues pasted-names planning-goals'),
  ...filesOf('src/domain', 'crafting/planner.property planning/walk.property planning/walk-rules.property'),
  'src/domain/inventory/pasted-list.property.test.ts',
  'src/domain/settlement/acts/ledger-acts.property.test.ts',
  ...filesOf('src/server/backups', 'load-rows stored-shape wrong-rows'),
  'src/server/changes/notification-states.test.ts',
  ...filesOf('src/server/db', 'autovacuum checkpoint locks migrations'),
  ...filesOf('tests/house', 'borders migrations proofs'),
]

function api(names: string): string[] {
  return filesOf('tests/api', names)
}

function e2e(names: string): string[] {
  return filesOf('tests/e2e', names)
}

function filesOf(folder: string, names: string): string[] {
  return names.split(' ').map((name) => `${folder}/${name}.test.ts`)
}
