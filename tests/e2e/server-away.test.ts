import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, queue, saved } from '../support/app-controls.ts'
import { phone, wide } from '../support/app-page.ts'
import { builtClient } from '../support/built-client.ts'
import { excessWidth } from '../support/excess-width.ts'
import { playersOfAnyServer, untilKeptOffline } from '../support/offline-players.ts'
import { serversOfThisFile, smallCatalogue } from '../support/server.ts'
import { freePort } from '../support/server-port.ts'
import { signInAs } from '../support/sign-in-page.ts'

const servers = serversOfThisFile()
const open = playersOfAnyServer()
/** Chromium’s own lines about requests that get no answer. */
const noNetwork = /Failed to load resource|ERR_|FetchEvent|error occurred when fetching the script/
const kept = 'The server cannot be reached. Changes are kept on this device and saved when it is back.'
let client: string

beforeAll(() => {
  client = builtClient(servers.folder())
})

test.each([
  ['wide', wide, '/'],
  ['phone', phone, '/?column=queue'],
] as const)(
  'SYS-3, R6: on a %s screen, reloaded with the server gone, the page says that changes are kept here, and saves them when it is back',
  async (name, screen, path) => {
    const settings = {
      CLIENT_DIR: client,
      CATALOGUE: smallCatalogue,
      DATA_DIR: servers.dataFolder(),
      PORT: String(await freePort()),
    }
    const server = await servers.start(settings)
    const page = await open({ url: server.url, screen: wide, expected: noNetwork })
    await signInAs(page, `Away ${name}`)
    await queue(page, 'Rough Stool', 2)
    await saved(page).waitFor()
    await untilKeptOffline(page)
    server.signal('SIGTERM')
    await server.ended

    await page.reload()
    await page.getByRole('status', { name: kept }).waitFor()
    await queue(page, 'Rough Plank', 1)
    await page.setViewportSize(screen)
    await page.goto(`${server.url}${path}`)
    await page.getByText(kept).waitFor()
    expect(await page.getByText(/Saved \d/).count()).toBe(0)
    await column(page, 'Queue').getByText('2 types · 3 items').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await excessWidth(page)).toBe(0)
    // A retry that fails leaves the sentence there.
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).isEnabled()).toBe(true)
    await page.getByText(kept).waitFor()

    await servers.start(settings)
    await page.getByRole('button', { name: 'Try again' }).click()
    await saved(page).waitFor()
    const other = await open({ url: server.url, expected: noNetwork })
    await signInAs(other, `Away ${name}`)
    await column(other, 'Queue').getByText('2 types · 3 items').waitFor()
  },
)
