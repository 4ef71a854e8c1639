import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, own, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { chatAddress } from '../support/app-server.ts'
import { builtClient } from '../support/built-client.ts'
import { makeBackup, runCommand } from '../support/operator.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { freePort } from '../support/server-port.ts'
import { createSettlement, dialogOf, openPart, playerRow } from '../support/settlement-page.ts'
import { smallCatalog, smallCatalogInfo } from '../support/small-catalog.ts'
import { writeCatalogue } from '../support/write-catalogue.ts'

const servers = serversOfThisFile()
let server: RunningServer
const player = playersOfThisFile(() => server)
/** Chromium’s own lines about requests that get no answer, or that the server refuses as those of another epoch. */
const awayOrOther = /ERR_|Failed to load resource|409 \(Conflict\)/

test('R2, R6: after a restore the player hears of it, sends what waited, and keeps the plan of this device', async () => {
  const folder = servers.folder()
  const place = {
    DATABASE_URL: '',
    DATA_DIR: servers.dataFolder(),
    PORT: String(await freePort()),
    CATALOGUE: writeCatalogue(folder, smallCatalog, smallCatalogInfo),
    CLIENT_DIR: builtClient(folder),
    CHAT_URL: chatAddress,
  }
  server = await servers.start(place)
  const page = await player.open({ as: 'Ada', expected: awayOrOther })
  await queue(page, 'Simple Axe', 2)
  await saved(page).waitFor()
  await page.goto(`${server.url}/settlement`)
  await createSettlement(page, 'Riverside')
  await makeBackup(place)

  // This was done after the backup, and heard by the server.
  await openPart(page, 'Users')
  await addPlayer('Tom')
  await page.goto(server.url)
  // "Saved" may still be said of the change before.
  const heard = page.waitForResponse(`${server.url}/api/saveUserData`)
  await own(page, 'Rough Plank', 2)
  await heard
  await saved(page).waitFor()
  // This the server has not heard of.
  await page.context().setOffline(true)
  await own(page, 'Rough Wood Log', 1)
  // Goes to another part of the app without a network.
  await page.evaluate(() => {
    history.pushState(null, '', '/settlement/users')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await addPlayer('Old Tom')
  await page.getByText('1 change waits for the connection.').waitFor()
  server.signal('SIGTERM')
  await server.ended
  expect((await runCommand('restore', place)).errors).toBe('')
  server = await servers.start(place)
  await page.context().setOffline(false)

  const told = dialogOf(page, 'The server was set back to an earlier state')
  await told.waitFor()
  expect(await told.innerText()).toMatch(
    /restored a backup of \w+\s\d+,\s20\d\d,\s\d+:\d\d\s[AP]M\. What was done after that/,
  )
  await told.getByText('One change of yours to a settlement has not been sent yet.').waitFor()
  // The focus is on the text, so that no key presses a button by chance.
  await expect.poll(() => told.locator(':focus').innerText()).toMatch(/^Whoever runs it/)
  expect(await axeFindings(page)).toEqual([])
  await told.getByRole('button', { name: 'Send it' }).click()

  const kept = dialogOf(page, 'Your work on this device and your account')
  await kept.getByText('This device: 1 in the queue, 2 in the inventory').waitFor()
  await kept.getByText('Your account: 1 in the queue, 0 in the inventory').waitFor()
  await kept.getByRole('button', { name: 'Keep this device’s' }).click()
  await playerRow(page, 'Old Tom').waitFor()
  // The one row that has "Tom" in it is Old Tom's: Tom himself went with the backup.
  expect(await playerRow(page, 'Tom').count()).toBe(1)
  await saved(page).waitFor()

  // All of it is on the server: another device has it.
  const other = await player.open({ as: 'Ada' })
  for (const [name, amount] of [
    ['Rough Plank', '2'],
    ['Rough Wood Log', '1'],
  ] as const)
    await expect.poll(() => column(other, 'Results').getByLabel(`${name} owned`).inputValue()).toBe(amount)

  async function addPlayer(name: string): Promise<void> {
    await page.getByLabel('Name of the player').fill(name)
    await page.getByRole('button', { name: 'Add player' }).click()
    await playerRow(page, name).first().waitFor()
  }
}, 400_000)
