import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { serverAnswer } from '../support/lose-answers.ts'
import { openProfile } from '../support/profile-dialog.ts'
import {
  callAs,
  createSettlement,
  dialogOf,
  openAs,
  openOwnerOf,
  openPart,
} from '../support/settlement-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)
const expected = /Failed to load resource|ERR_FAILED/
const noConnection = 'The server could not be reached. Check your connection and try again.'

const openDialog = (name: string) => (page: Page) => page.goto(`${app().url}/?dialog=${name}`)
const openCatalogDialog = (page: Page) => page.getByRole('button', { name: /^Item catalogue in use/ }).click()

type Part = {
  readonly what: string
  readonly procedure: string
  readonly open: (page: Page) => Promise<unknown>
  /** What the part says while it could not be loaded. */
  readonly failed: string
  /** A text that it shows once it is loaded. */
  readonly shown: string
}
const parts: readonly Part[] = [
  {
    what: 'S3: the devices',
    procedure: 'getSessions',
    open: (page) => openProfile(page, 'Devices'),
    failed: 'The list could not be loaded.',
    shown: 'this one',
  },
  {
    what: 'AUTH-5: what is deleted with the account',
    procedure: 'previewAccountDeletion',
    open: (page) => openProfile(page, 'Account'),
    failed: 'Could not load what would be deleted with the account.',
    shown: 'Type DELETE to confirm',
  },
  {
    what: 'SYS-7: the saved versions',
    procedure: 'listUserDataVersions',
    open: openDialog('ways-back'),
    failed: 'The saved versions could not be loaded.',
    shown: 'Nothing was saved with your account yet.',
  },
  {
    what: 'SAVE-8: the build lists',
    procedure: 'getBuildLists',
    open: openDialog('build-lists'),
    failed: 'The lists could not be loaded.',
    shown: 'No lists yet.',
  },
  {
    what: 'BEY-14: the catalogues of the server',
    procedure: 'getCatalogues',
    open: openCatalogDialog,
    failed: 'The list could not be loaded.',
    shown: 'in use',
  },
]

test.each(parts)(
  '$what cannot be loaded: the reason is shown, first no connection, then the server’s own; a retry loads it',
  async ({ procedure, open, failed, shown }) => {
    const page = await player.open({ as: 'Ines', expected })
    await page.route(`**/api/${procedure}`, (route) => route.abort())
    await open(page)
    const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: failed })
    await alert.getByText(noConnection).waitFor()
    await page.unroute(`**/api/${procedure}`)

    const json = { code: 'TOO_MANY_REQUESTS', message: 'Wait a minute.' }
    await page.route(`**/api/${procedure}`, (route) => route.fulfill({ status: 429, json }))
    const retry = alert.getByRole('button', { name: /^(Retry|Try again)$/ })
    await retry.click()
    await alert.getByText('Wait a minute.').waitFor()
    await page.unroute(`**/api/${procedure}`)

    await retry.click()
    await page.getByRole('dialog').getByText(shown, { exact: true }).first().waitFor()
    expect(await alert.count()).toBe(0)
  },
)

test('SAVE-4: replaced values that cannot be loaded say so; where there are none, a retry takes the section away', async () => {
  const page = await player.open({ as: 'Jana', expected })
  await page.route('**/api/listSupersededValues', (route) => route.abort())
  await openDialog('ways-back')(page)
  const section = page.getByRole('region', { name: 'Replaced by another device' })
  await section.getByText('The replaced values could not be loaded.').waitFor()
  await page.unroute('**/api/listSupersededValues')
  await section.getByRole('button', { name: 'Try again' }).click()
  await section.waitFor({ state: 'detached' })
})

test('SET-3, BEY-11: invitations and activity that cannot be loaded say so, and come with a retry', async () => {
  const page = await openAs(player, 'Kim', { expected })
  await page.route('**/api/getSettlementActivity', (route) => route.abort())
  await page.route('**/api/getSettlementInviteLinks', (route) => route.abort())
  await createSettlement(page, 'Riverside')
  await page.getByText('The activity could not be loaded.').waitFor()
  await page.unroute('**/api/getSettlementActivity')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('created the settlement').waitFor()
  expect(await page.getByText('The activity could not be loaded.').count()).toBe(0)

  await openPart(page, 'Users')
  await page.getByText('The invitations could not be loaded.').waitFor()
  await page.unroute('**/api/getSettlementInviteLinks')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('No invitations yet.').waitFor()
})

test('BEY-11: a log of 60 entries shows 50, then all; an entry that is new stands on top of them', async () => {
  const { page } = await openOwnerOf('Riverside', player, 'Lena', { expected })
  const [listed] = await callAs<{ id: string }[]>(page, 'getSettlementsUserCanAccess', {})
  const add = (name: string) =>
    callAs(page, 'addPlayer', { operationId: crypto.randomUUID(), settlementId: listed!.id, name })
  // 59 players, and the first entry says that the settlement was created.
  for (let number = 1; number < 60; number++) await add(`Player ${number}`)
  const entries = page.getByRole('list', { name: 'Latest activity' }).getByRole('listitem')
  await page.reload()
  await expect.poll(() => entries.count()).toBe(50)
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect.poll(() => entries.count()).toBe(60)
  expect(await page.getByRole('button', { name: 'Show earlier' }).count()).toBe(0)
  await add('Tom')
  await expect.poll(() => entries.first().innerText()).toContain('added the player Tom')
  expect(await entries.count()).toBe(61)
})

test('S3: a list says that it is being loaded; closing the dialog ends its request', async () => {
  const page = await player.open({ as: 'Mia', expected })
  const held = holdBack(page, 'getSessions')
  const dialog = await openProfile(page, 'Devices')
  await held
  await dialog.getByText('Loading...').waitFor()
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/getSessions'))
  await page.keyboard.press('Escape')
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
})

test('SET-3: an invite code is looked up again when another is typed: a late answer to the first is not shown', async () => {
  const owner = await openAs(player, 'Nora')
  const codes = []
  for (const name of ['Riverside', 'Oakhaven']) {
    const operationId = crypto.randomUUID()
    const { id } = await callAs<{ id: string }>(owner, 'createSettlement', { operationId, name })
    const input = { operationId: crypto.randomUUID(), settlementId: id, role: 'viewer', maxUses: 1, days: 7 }
    codes.push((await callAs<{ inviteCode: string }>(owner, 'createSettlementInviteLink', input)).inviteCode)
  }
  const page = await openAs(player, 'Otto', { expected })
  await page.getByRole('main').getByRole('button', { name: 'Join Settlement' }).click()
  const dialog = dialogOf(page, 'Join Settlement')
  const first = holdBack(page, 'getSettlementInviteLink')
  await dialog.getByLabel('Invite code').fill(codes[0]!)
  await dialog.getByRole('button', { name: 'Look it up' }).click()
  const route = await first
  await page.unroute('**/api/getSettlementInviteLink')
  await dialog.getByLabel('Invite code').fill(codes[1]!)
  await dialog.getByRole('button', { name: 'Look it up' }).click()
  await dialog.getByText('You would join "Oakhaven" as viewer.').waitFor()
  // Where the page has given up the first request already, nothing takes this answer.
  await route.fulfill({ response: await serverAnswer(route) }).catch(() => {})
  // Once this is answered, the page has heard the late answer too.
  await page.evaluate(() => fetch('/healthz'))
  await dialog.getByText('You would join "Oakhaven" as viewer.').waitFor()
})

/** Holds a procedure's requests back. @returns the first of them, once it is sent */
function holdBack(page: Page, procedure: string): Promise<Route> {
  return new Promise((resolve) => {
    void page.route(`**/api/${procedure}`, (route) => resolve(route))
  })
}
