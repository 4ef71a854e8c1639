import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, missing, own, queue } from '../support/app-controls.ts'
import { buildChangedClient, builtClient } from '../support/built-client.ts'
import { aServerOfWood, lookUp } from '../support/catalogue-look-up.ts'
import { playersOfAnyServer, untilKeptOffline } from '../support/offline-players.ts'
import { type RunningServer, serversOfThisFile, smallCatalogue } from '../support/server.ts'
import { ask } from '../support/server-requests.ts'
import { sendTables, sourcesOfThisFile } from '../support/table-source.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
const open = playersOfAnyServer()
/** Chromium’s own lines about requests that get no answer. */
const noNetwork = /Failed to load resource|ERR_|FetchEvent|error occurred when fetching the script/
let client: string
let nextClient: string

beforeAll(() => {
  client = builtClient(servers.folder())
  nextClient = buildChangedClient(servers.folder(), [
    'Item catalogue in use',
    'Catalogue of the next release',
  ])
})

const aServer = (settings = {}) =>
  servers.start({ CLIENT_DIR: client, CATALOGUE: smallCatalogue, ...settings })

async function stop(server: RunningServer): Promise<void> {
  server.signal('SIGTERM')
  await server.ended
}

test('BEY-10: without the server the app opens, calculates, and stores changes', async () => {
  const server = await aServer()
  const page = await open({ url: server.url, expected: noNetwork })
  await queue(page, 'Rough Stool', 2)
  await untilKeptOffline(page)
  await stop(server)

  await page.reload()
  // 2 stools of 2 planks each, of 3 logs each.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('12')
  await own(page, 'Rough Plank', 1)
  await queue(page, 'Rough Stool')
  // 5 of the 6 planks are missing.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('15')

  await page.reload()
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('15')
  await column(page, 'Queue').getByText('1 type · 3 items').waitFor()
  // A part that is fetched when it is first needed, and was never needed before.
  await page.getByRole('button', { name: /Item catalogue in use/ }).click()
  await page.getByText('The server cannot be reached. The catalogue in use stays.').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('BEY-10: without the server and without a plan the app opens with the last catalogue', async () => {
  const server = await aServer()
  const page = await open({ url: server.url, expected: noNetwork })
  await untilKeptOffline(page)
  await stop(server)
  await page.reload()
  await queue(page, 'Rough Plank', 2)
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('6')
  // An address that was never opened comes from the copy, too.
  await page.goto(`${server.url}/?column=queue`)
  await column(page, 'Queue').getByText('1 type · 2 items').waitFor()
})

test('BEY-10, BEY-14: a page opened from the device’s copy learns of a newer catalogue', async () => {
  const { server } = await aServerOfWood(servers, await aSource(sendTables), { CLIENT_DIR: client })
  const page = await open({ url: server.url })
  await queue(page, 'Rough Stool', 2)
  await untilKeptOffline(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // The copy on the device names no catalogue; a page from the server does.
  await expect.poll(() => page.evaluate(() => document.querySelector('meta[name=catalog]'))).toBeNull()
  await lookUp(server)
  await page.reload()
  await page.getByText('A newer catalogue is here.').waitFor()
  // Still by the one on the device: nobody has asked for the newer one.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('12')
})

test('BEY-10: a new release waits in all tabs until the player accepts it, and then only its files run', async () => {
  const DATA_DIR = servers.dataFolder()
  const first = await aServer({ DATA_DIR })
  const page = await open({ url: first.url, expected: noNetwork })
  await untilKeptOffline(page)
  const tab = await page.context().newPage()
  await tab.goto(first.url)
  const oldFiles = await filesOf(page)
  await stop(first)

  const second = await aServer({ DATA_DIR, PORT: String(first.port), CLIENT_DIR: nextClient })
  await page.reload()
  await page.getByText('A new version is ready.').waitFor()
  await tab.getByText('A new version is ready.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /Item catalogue in use/ }).count()).toBe(1)
  await expect.poll(() => filesOf(page)).toEqual(oldFiles)
  // A part of the old version that was never fetched still comes from the device.
  await page.getByRole('button', { name: /Item catalogue in use/ }).click()
  await page.getByRole('dialog').getByText('Catalogues of this server').waitFor()
  await page.keyboard.press('Escape')
  expect(await axeFindings(page)).toEqual([])

  await queue(page, 'Rough Plank', 5)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: /Catalogue of the next release/ }).waitFor()
  await tab.getByRole('button', { name: /Catalogue of the next release/ }).waitFor()
  for (const where of [page, tab]) {
    const files = await filesOf(where)
    expect(files.length).toBeGreaterThan(0)
    const answers = await Promise.all(files.map((path) => ask(second, path)))
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200))
    await expect.poll(() => where.getByText('A new version is ready.').count()).toBe(0)
  }
  await column(page, 'Queue').getByText('1 type · 5 items').waitFor()
})

test('BEY-10: a part that exists no longer after a new release says so and offers to reload', async () => {
  const DATA_DIR = servers.dataFolder()
  const first = await aServer({ DATA_DIR })
  const page = await open({
    url: first.url,
    expected: noNetwork,
    // No service worker comes, as on a device that has none.
    before: (context) => context.route('**/sw.js', (route) => route.abort()),
  })
  await queue(page, 'Rough Stool', 2)
  await stop(first)
  await aServer({ DATA_DIR, PORT: String(first.port), CLIENT_DIR: nextClient })
  await page.getByRole('button', { name: /Item catalogue in use/ }).click()
  await page.getByText('A part of the app could not be loaded. A new version may have replaced it.').waitFor()
  // The notice has a button of that name too, which the dialog covers a moment later.
  const dialog = page.getByRole('dialog', { name: 'This part could not be loaded' })
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: /Catalogue of the next release/ }).waitFor()
  await column(page, 'Queue').getByText('1 type · 2 items').waitFor()
})

test('BEY-10: the browser’s offer to install becomes a button', async () => {
  const server = await aServer()
  const page = await open({ url: server.url })
  await page.getByRole('button', { name: /Item catalogue in use/ }).waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Install Bit Calculator as an app' }).count())
    .toBe(0)
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.setAttribute('data-asked', String(offer.defaultPrevented)),
    })
    dispatchEvent(offer)
  })
  await page.getByRole('button', { name: 'Install Bit Calculator as an app' }).click()
  await page.locator('[data-asked=true]').waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Install Bit Calculator as an app' }).count())
    .toBe(0)
})

test('BEY-10, S9: the service worker is never cached, and manifest and icons have the right types', async () => {
  const server = await aServer()
  const worker = await ask(server, '/sw.js')
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  // Trusted Types forbid a worker to load scripts of its own.
  expect(worker.body.toString()).not.toContain('importScripts')
  const manifest = await ask(server, '/manifest.webmanifest')
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const { icons, start_url, display } = JSON.parse(manifest.body.toString())
  expect([start_url, display, icons.length]).toEqual(['/', 'standalone', 3])
  for (const { src, sizes } of icons) {
    const { headers, body } = await ask(server, src)
    expect(headers['content-type']).toBe('image/png')
    // Where a PNG file has its width and height.
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes)
  }
  // A browser that opens a picture or a file asks for this icon by itself, because no page names another.
  const unbidden = await ask(server, '/favicon.ico')
  expect([unbidden.status, unbidden.headers['content-type']]).toEqual([200, 'image/x-icon'])
  // The first bytes of an icon file.
  expect([...unbidden.body.subarray(0, 4)]).toEqual([0, 0, 1, 0])
  // This is the copy of the page that the device keeps.
  const page = (await ask(server, '/app.html')).body.toString()
  expect(page).not.toContain('name="catalog"')
})

/** The scripts that run in a page. */
function filesOf(page: import('playwright-core').Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel=modulepreload]',
      ),
    ]
      .map((element) => new URL('src' in element ? element.src : element.href).pathname)
      .sort(),
  )
}
