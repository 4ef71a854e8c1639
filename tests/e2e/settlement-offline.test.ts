import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/activity'
import { axeFindings } from '../support/app-axe.ts'
import { phone, playersOfThisFile, wide } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { keptSettlements } from '../support/kept-settlements.ts'
import { playersOfAnyServer, untilKeptOffline } from '../support/offline-players.ts'
import { callAs, dialogOf, openAs, openPart, pickOfOpen, playerRow } from '../support/settlement-page.ts'
import {
  answerOf,
  createSettlement,
  invite,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../support/settlements.ts'
import { chooseOfAccount, signInAs } from '../support/sign-in-page.ts'

const app = appOfThisFile()
const player = playersOfThisFile(app)
const openInstalled = playersOfAnyServer()
/** Chromium’s own lines about requests that get no answer or are refused. */
const noNetwork = /Failed to load resource|ERR_|FetchEvent|error occurred when fetching the script/
let settlements = 0

/** Ada’s settlement, and Ben in it with a browser that opens the app without a network too. */
async function settledWithBen(screen = wide) {
  const name = `Riverside ${++settlements}`
  const ada = await signInSomebody(app(), `Ada ${settlements}`)
  const settlementId = await createSettlement(ada, name)
  const { inviteCode } = await invite(ada, settlementId)
  const ben = await openInstalled({ url: `${app().url}/settlement`, screen: wide, expected: noNetwork })
  await signInAs(ben, `Ben ${settlements}`)
  await callAs(ben, 'useSettlementInviteLink', { inviteCode })
  await untilKeptOffline(ben)
  // From here on the service worker answers for the page.
  await ben.reload()
  await openPart(ben, 'Users')
  await ben.getByLabel('Name of the player').waitFor()
  await expect.poll(async () => (await keptSettlements(ben)).tables.length).toBe(1)
  await ben.setViewportSize(screen)
  const names = async () => (await readSettlement(ada, settlementId)).players.map((one) => one.name)
  const benId = (await readSettlement(ada, settlementId)).members[1]!.userId
  return { name, ada, ben, benId, settlementId, names }
}

async function addPlayer(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the player').fill(name)
  await page.getByRole('button', { name: 'Add player' }).click()
  await playerRow(page, name).waitFor()
}

async function rename(page: Page, name: string, next: string): Promise<void> {
  await page.getByRole('button', { name: `Rename ${name}` }).click()
  await page.getByLabel('New name').fill(next)
  await page.getByRole('button', { name: 'Save' }).click()
  await playerRow(page, next).waitFor()
}

const activityOf = async (who: Somebody, settlementId: string) =>
  (await answerOf(who.ask<ActivityEntry[]>('getSettlementActivity', { settlementId }))).map(
    ({ did }) => did.kind,
  )

test('BEY-11, R6: a player added, renamed and set inactive offline: kept when the tab is closed, then sent once and in order', async () => {
  const { ada, ben, settlementId, name } = await settledWithBen()
  const context = ben.context()
  await context.setOffline(true)
  await addPlayer(ben, 'Old Tom')
  await ben.getByText('1 change waits for the connection.').waitFor()
  await rename(ben, 'Old Tom', 'Young Tom')
  await playerRow(ben, 'Young Tom').getByRole('button', { name: 'Set inactive' }).click()
  await ben.getByText('3 changes wait for the connection.').waitFor()
  await ben.close()

  const again = await context.newPage()
  await again.goto(`${app().url}/settlement/users`)
  await playerRow(again, 'Young Tom').getByText('inactive', { exact: true }).waitFor()
  await again.getByText('3 changes wait for the connection.').waitFor()
  await again.getByText('No live connection.').waitFor()
  expect(await axeFindings(again)).toEqual([])
  await openPart(again, 'Overview')
  await again.getByRole('heading', { name, exact: true }).waitFor()
  expect((await readSettlement(ada, settlementId)).players).toEqual([])

  await context.setOffline(false)
  await again.getByText('for the connection.').waitFor({ state: 'detached' })
  expect((await readSettlement(ada, settlementId)).players).toMatchObject([
    { name: 'Young Tom', isActive: false },
  ])
  expect((await activityOf(ada, settlementId)).slice(0, 4)).toEqual([
    'player.inactive',
    'player.renamed',
    'player.added',
    'member.joined',
  ])
  await openPart(again, 'Users')
  await again.getByText('No live connection.').waitFor({ state: 'detached' })
  await answerOf(ada.ask('addPlayer', { settlementId, name: 'Greta' }))
  await playerRow(again, 'Greta').waitFor()
  await expect.poll(() => playerRow(again, 'Tom').count()).toBe(1)
})

test('BEY-11, SET-8: waiting changes are shown in every tab, also in one in which they were not made', async () => {
  const { ben, names } = await settledWithBen()
  const second = await ben.context().newPage()
  await second.goto(ben.url())
  await second.getByLabel('Name of the player').waitFor()
  await ben.context().setOffline(true)
  await addPlayer(ben, 'Old Tom')
  await playerRow(second, 'Old Tom').waitFor()
  await addPlayer(second, 'Young Tom')
  await ben.getByText('2 changes wait for the connection.').waitFor()
  await second.getByText('2 changes wait for the connection.').waitFor()
  await ben.context().setOffline(false)
  for (const tab of [ben, second]) {
    await tab.getByText('for the connection.').waitFor({ state: 'detached' })
    await expect.poll(() => playerRow(tab, 'Tom').count()).toBe(2)
  }
  expect(await names()).toEqual(['Old Tom', 'Young Tom'])
})

test('R6, SET-5: after a demotion each waiting change is refused and listed, with what depended on it, and can be downloaded', async () => {
  const { ada, ben, benId, settlementId, name, names } = await settledWithBen(phone)
  await answerOf(ada.ask('addPlayer', { settlementId, name: 'Ina' }))
  await playerRow(ben, 'Ina').waitFor()
  const context = ben.context()
  await context.setOffline(true)
  await addPlayer(ben, 'Old Tom')
  await rename(ben, 'Old Tom', 'Young Tom')
  await rename(ben, 'Ina', 'Ines')
  await ben.getByText('3 changes wait for the connection.').waitFor()
  await answerOf(ada.ask('updateSettlementCollaboration', { settlementId, userId: benId, role: 'viewer' }))
  await context.setOffline(false)

  const list = ben.getByRole('region', { name: '3 changes could not be made' })
  await list.getByText('added the player Old Tom').waitFor()
  const lines = list.getByRole('list', { name: 'What could not be made' }).locator('> li')
  await expect.poll(() => lines.count()).toBe(2)
  await lines.first().getByText('Not made either, because they depended on it:').waitFor()
  await lines.first().getByText('renamed the player Old Tom to Young Tom').waitFor()
  await lines.first().getByText('Your role in this settlement does not allow that.').waitFor()
  await lines.last().getByText('renamed the player Ina to Ines').waitFor()
  await lines.last().getByText(`in "${name}"`).waitFor()
  await playerRow(ben, 'Ina').waitFor()
  await expect.poll(() => playerRow(ben, 'Tom').count()).toBe(0)
  expect(await names()).toEqual(['Ina'])
  expect(await axeFindings(ben)).toEqual([])

  const download = ben.waitForEvent('download')
  await list.getByRole('button', { name: 'Download' }).click()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file).toMatchObject([
    {
      settlementName: name,
      refused: [
        {
          act: 'addPlayer',
          input: { name: 'Old Tom' },
          // The browser had tried to send this one offline, and got no answer.
          why: 'Your role in this settlement does not allow that. It may have been done all the same.',
        },
        { act: 'updatePlayer', input: { name: 'Young Tom' } },
        { act: 'updatePlayer', words: 'renamed the player Ina to Ines' },
      ],
    },
  ])
  // Kept until they are dismissed.
  await ben.reload()
  await list.getByRole('button', { name: 'Dismiss' }).click()
  await list.waitFor({ state: 'detached' })
  await ben.reload()
  await playerRow(ben, 'Ina').waitFor()
  expect(await list.count()).toBe(0)
})

test('R6, SET-4: after a removal the waiting change is listed, and nothing of the settlement stays on the device', async () => {
  const { ada, ben, benId, settlementId, name } = await settledWithBen()
  const context = ben.context()
  await context.setOffline(true)
  await addPlayer(ben, 'Old Tom')
  await ben.getByText('1 change waits for the connection.').waitFor()
  await answerOf(ada.ask('removeSettlementCollaborator', { settlementId, userId: benId }))
  await context.setOffline(false)
  const list = ben.getByRole('region', { name: 'A change could not be made' })
  await list.getByText('added the player Old Tom').waitFor()
  await list.getByText('There is no such settlement.').waitFor()
  await ben.getByText('You are in no settlement yet').waitFor()
  const kept = async () => JSON.stringify((await keptSettlements(ben)).tables)
  await expect.poll(kept).not.toContain(name)
})

test('BEY-11, SET-2: a settlement renamed offline has its new name at once, and on the server once the connection is back', async () => {
  const ada = await openAs(player, 'Ada', { expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })
  const { id } = await callAs<{ id: string }>(ada, 'createSettlement', { name: 'Riverside' })
  await ada.reload()
  await ada.getByRole('heading', { name: 'Riverside', exact: true }).waitFor()
  await openPart(ada, 'Users')
  await pickOfOpen(ada, 'Rename')
  const dialog = dialogOf(ada, 'Rename / Edit Description')
  await dialog.getByLabel('Name').fill('Hillside')
  await ada.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await ada.getByText('1 change waits for the connection.').waitFor()
  await openPart(ada, 'Overview')
  await ada.getByRole('heading', { name: 'Hillside', exact: true }).waitFor()
  await ada.context().setOffline(false)
  await ada.getByText('1 change waits for the connection.').waitFor({ state: 'detached' })
  const { tables } = await callAs<{ tables: { settlements: { name: string }[] } }>(ada, 'getSettlement', {
    settlementId: id,
  })
  expect(tables.settlements[0]?.name).toBe('Hillside')
})

test('AUTH-3, BEY-11: signing out asks while a change waits, offers it as a file, and leaves nothing on the device', async () => {
  const ada = await openAs(player, 'Ada', { expected: /503/ })
  await callAs(ada, 'createSettlement', { name: 'Riverside' })
  await ada.reload()
  await openPart(ada, 'Users')
  const away = { status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Later.' } }
  await ada.route('**/api/addPlayer', (route) => route.fulfill(away))
  await addPlayer(ada, 'Old Tom')
  await ada.getByText('1 change waits for the connection.').waitFor()
  await chooseOfAccount(ada, 'Sign Out')
  const dialog = dialogOf(ada, 'Sign Out')
  await dialog.getByText('1 change to a settlement has not been made.').waitFor()
  expect(await axeFindings(ada)).toEqual([])
  const download = ada.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download these changes' }).click()
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject([
    { settlementName: 'Riverside', waiting: [{ act: 'addPlayer', input: { name: 'Old Tom' } }] },
  ])
  await dialog.getByRole('button', { name: 'Sign out and lose them' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => keptSettlements(ada)).toEqual({ queues: [], tables: [], lists: [] })
})
