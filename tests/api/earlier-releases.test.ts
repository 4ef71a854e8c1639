import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SavedBuildList } from '#contract/build-lists'
import type { ServedCatalogue } from '#contract/catalogues'
import type { UserDataVersion } from '#contract/user-data-versions'
import type { OwnUser } from '#contract/users'
import { migrationFiles } from '#server/db/migrations'
import {
  earlierReleases,
  knownSecret,
  migrationNames,
  openReleasedDatabase,
} from '../support/former-database.ts'
import { expectPersonalSettlement, expectProgressLink, expectSharedProject } from '../support/former-links.ts'
import {
  expectChannel,
  expectContributions,
  expectLedger,
  expectNotification,
  expectPeopleOfTasks,
  expectProjectTemplate,
  expectStandingOrder,
  expectWorkingSettlements,
  formerPeople,
} from '../support/former-settlements.ts'
import { askAs, load, openSavingBrowser, set } from '../support/saving.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { root } from '../support/server-data-folder.ts'
import { databasesOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'
import { call } from '../support/server-requests.ts'

const servers = serversOfThisFile()
const folder = join(root, 'tests/fixtures/former-databases')
const names = migrationNames()
const earlier = earlierReleases()
const next = (release: string) => names[names.indexOf(release) + 1]!
const statementsOf = (migration: string) =>
  readFileSync(join(migrationFiles.migrationsFolder, `${migration}.sql`), 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
const madeOrBound =
  /^(create (table|(unique )?index|function|trigger)|alter table \S+ (add (column|constraint)|drop constraint)|set constraints) /i
/** Whether a migration may change stored rows, because it does more than make tables and say what may be in them. */
const changesRows = (migration: string) =>
  statementsOf(migration).some((statement) => !madeOrBound.test(statement))
/**
 * The built-in database is PostgreSQL in the server's process: migrations that only make tables do the same there. So it is
 * tested from the first and the last release, and from each whose rows the next one changes; `npm run verify:upgrade -- --db pglite`
 * tests all.
 */
const onBuiltIn = earlier.filter(
  (release, at) => at === 0 || at === earlier.length - 1 || changesRows(next(release)),
)

/**
 * By release: a check that what it was the first to store is still there and can be changed. A release has the name of its newest
 * migration, which may be about something else.
 */
const since: Readonly<Record<string, (server: RunningServer) => Promise<void>>> = {
  '0000_catalogues': expectCatalogues,
  '0001_accounts': expectAccounts,
  '0002_user_data': expectUserData,
  '0005_history': expectSupersededValues,
  // Members leave during this check, so checks that need them come before it; the later ones need Mika as the owner, as it leaves things.
  '0003_settlements': expectWorkingSettlements,
  '0008_ledger': expectLedger,
  '0009_standing_orders': expectStandingOrder,
  '0010_templates': expectProjectTemplate,
  '0011_contributions': expectContributions,
  '0012_notifications': expectNotification,
  '0013_webhooks': expectChannel,
  '0014_progress_links': expectProgressLink,
  '0015_personal_settlements': expectPersonalSettlement,
  '0017_shared_projects': expectSharedProject,
  '0022_recipe_numbers': expectPeopleOfTasks,
  '0023_people_of_replaced_tasks': expectChosenRecipes,
  '0024_catalogue_of_plans': expectNumberedPlan,
}

test('R14: there is a file with what each earlier release stored', () => {
  expect(readdirSync(folder).sort()).toEqual(earlier.map((name) => `${name}.sql`))
})

describe.concurrent.each(databasesOfThisFile())('on $kind', ({ kind, withoutTables }) => {
  const releases = kind === 'PostgreSQL' || !postgresIsInstalled ? earlier : onBuiltIn
  test.each(releases)('R14: a database of the release with %s opens, migrates and works', async (release) => {
    const place = { DATABASE_URL: '', DATA_DIR: servers.folder(), ...(await withoutTables()) }
    await (await openReleasedDatabase(place, release)).close()
    const server = await servers.start({ ...place, AUTH_SECRET: knownSecret, SIGN_INS_PER_MINUTE: '1000' })
    for (const [first, works] of Object.entries(since)) if (first <= release) await works(server)
    // Level 50 is an error.
    expect(server.output()).not.toContain('"level":50')
  })
})

async function expectCatalogues(server: RunningServer): Promise<void> {
  const served = (await (await call(server, 'getCatalogues')).json()) as ServedCatalogue[]
  expect(served.map(({ name, inUse }) => [name, inUse])).toEqual([
    [expect.any(String), true],
    ['Former catalogue', false],
  ])
}

async function expectAccounts(server: RunningServer): Promise<void> {
  const { olivia, mika, rowan } = formerPeople(server)
  const who = await Promise.all(
    [olivia, mika, rowan].map(async (person) => (await askAs<OwnUser>(server, person, 'getUser')).body),
  )
  expect(who.map(({ publicName }) => publicName)).toEqual(['olivia', 'Mika the Smith', 'Player 3333'])
  expect(who[0]).toMatchObject({ email: 'olivia@players.example', preferences: { theme: 'dark' } })
  const renamed = await askAs<OwnUser>(server, rowan, 'updateUser', { username: 'rowan' })
  expect(renamed.body.publicName).toBe('rowan')
}

async function expectUserData(server: RunningServer): Promise<void> {
  const { olivia } = formerPeople(server)
  const { version, document } = await load(server, olivia)
  expect([version, document]).toEqual([
    3,
    {
      inventory: { log: 7 },
      buildList: [{ itemId: 'plank', recipeIndex: 0, quantity: 5 }],
      choices: { plank: { source: 'gather' } },
      settlement: { name: 'Hermitage', projects: [{ id: 'hut', name: 'Hut' }], tasks: [] },
    },
  ])
  const browser = openSavingBrowser(server, olivia, '00000000-0000-4000-8000-000000000051')
  expect((await browser.save(3, set('log', 9))).body).toMatchObject({ version: 4 })
  const back = await askAs<{ version: number }>(server, olivia, 'restoreUserDataVersion', { version: 2 })
  expect(back.body.version).toBe(5)
  expect((await load(server, olivia)).document.inventory).toEqual({ log: 4 })
  const versions = (await askAs<UserDataVersion[]>(server, olivia, 'listUserDataVersions')).body
  expect(versions.map(({ version }) => version)).toEqual([5, 4, 3, 2])
  const lists = (await askAs<SavedBuildList[]>(server, olivia, 'getBuildLists')).body
  expect(lists.map(({ name }) => name)).toEqual(['First house'])
}

async function expectSupersededValues(server: RunningServer): Promise<void> {
  const { body } = await askAs<unknown[]>(server, formerPeople(server).olivia, 'listSupersededValues')
  expect(body).toMatchObject([{ part: 'inventory', itemId: 'log', quantity: 4, version: 3 }])
}

/** A plan that was stored without a catalogue's version has none, until a browser that names one saves it. */
async function expectChosenRecipes(server: RunningServer): Promise<void> {
  const { mika } = formerPeople(server)
  const { version, catalogue, document } = await load(server, mika)
  expect([version, catalogue, document.choices]).toEqual([
    2,
    null,
    { rope: { source: 'craft', recipeIndex: 2 } },
  ])
  const lists = (await askAs<SavedBuildList[]>(server, mika, 'getBuildLists')).body
  expect(lists).toMatchObject([{ name: 'Second house', catalogue: null }])
  const replaced = (await askAs<unknown[]>(server, mika, 'listSupersededValues')).body
  expect(replaced).toMatchObject([{ part: 'buildList', recipeIndex: 1, quantity: 2, catalogue: null }])
  const browser = openSavingBrowser(server, mika)
  expect((await browser.save(2, set('log', 9))).body).toMatchObject({ version: 3, catalogue: null })
  const choice = { source: 'craft', recipeIndex: 1 }
  const operations = [{ op: 'choice.set', itemId: 'rope', choice }]
  const request = { clientId: crypto.randomUUID(), seq: 1, baseVersion: 3, operations }
  const saved = await askAs(server, mika, 'saveUserData', { ...request, catalogue: 'v1' })
  expect(saved.body).toMatchObject({ version: 4, catalogue: 'v1' })
}

async function expectNumberedPlan(server: RunningServer): Promise<void> {
  const { version, catalogue, document } = await load(server, formerPeople(server).rowan)
  expect([version, catalogue, document.buildList]).toEqual([
    2,
    'former-1',
    [{ itemId: 'plank', recipeIndex: 1, quantity: 2 }],
  ])
}
