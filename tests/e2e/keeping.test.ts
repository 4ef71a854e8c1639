import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, missing, own, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { storePlan } from '../support/data-files.ts'
import { type HeldAnswers, holdBack } from '../support/hold-back.ts'

const player = playersOfThisFile()
const planKey = 'bit-calculator.plan'

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)

const aPlan = JSON.stringify({
  version: 1,
  catalogVersion: 'small-0',
  buildList: [
    { itemId: '5', quantity: 2, recipeIndex: 0 },
    { itemId: '777', quantity: 3, recipeIndex: 0 },
  ],
  inventory: { '2': 2, '778': 9 },
  choices: {},
})

test('SAVE-5: queue and inventory are there again after a reload, with the version of their catalogue', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await own(page, 'Rough Plank', 2)
  await page.reload()

  await column(page, 'Queue').getByText('1 type · 2 items').waitFor()
  // 2 axes take 4 planks: the 2 that are missing come of one craft of 3 logs.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('3')
  expect(JSON.parse((await stored(page))[planKey] ?? '')).toEqual({
    version: 1,
    catalogVersion: 'small-1',
    buildList: [{ itemId: '5', quantity: 2, recipeIndex: 0 }],
    inventory: { '2': 2 },
    choices: {},
  })
})

test('SAVE-5: a change made a moment before the page closes is kept', async () => {
  const page = await player.open()
  await page.getByRole('button', { name: 'Add Rough Plank' }).click()
  await page.goto('about:blank')
  await page.goBack()
  await column(page, 'Queue').getByText('1 type · 1 item').waitFor()
})

test('CAL-12: items this catalogue does not know stay in queue and inventory, as "Unknown Item"', async () => {
  const page = await player.open({ stored: { [planKey]: aPlan } })
  await column(page, 'Queue').getByText('2 types · 5 items').waitFor()
  await column(page, 'Queue').getByText('Unknown Item').waitFor()
  await column(page, 'Results').getByRole('tab', { name: 'Inventory' }).click()
  await page.getByRole('heading', { name: 'Your Items (2)' }).waitFor()
  await column(page, 'Results').getByLabel('One more Rough Plank').click()
  await expect
    .poll(async () => JSON.parse((await stored(page))[planKey] ?? '').inventory)
    .toEqual({ '2': 3, '778': 9 })
})

test.each([
  ['damaged', '{"version":1,"buildList":[{"itemId"'],
  ['foreign', '{"hello":"world"}'],
  ['half right', aPlan.replace('"quantity":2', '"quantity":-2')],
])('CAL-13: %s content is set aside whole, and the app starts empty', async (_, text) => {
  const page = await player.open({ stored: { [planKey]: text } })
  await page.getByRole('alert').getByText('could not be read').waitFor()
  await column(page, 'Queue').getByText('Nothing queued yet').waitFor()
  await queue(page, 'Rough Plank')
  await page.reload()
  await column(page, 'Queue').getByText('1 type · 1 item').waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  const rescued = Object.entries(await stored(page)).filter(([key]) => key.startsWith(`${planKey}.rescued`))
  expect(rescued.map(([, value]) => value)).toEqual([text])
})

test('SAVE-5: if the browser stores nothing, a warning stays and the app works', async () => {
  const page = await player.open({
    before: (tab) =>
      tab.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      }),
  })
  await page.getByRole('alert').getByText('does not let the app store anything').waitFor()
  await queue(page, 'Simple Axe', 2)
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('6')
  await expect.poll(() => page.getByRole('alert').count()).toBe(1)
})

test('SAVE-5: if storage is forbidden, the app still opens', async () => {
  const page = await player.open({
    before: (tab) =>
      tab.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError')
          },
        })
      }),
  })
  await page.getByRole('alert').getByText('does not let the app store anything').waitFor()
  await queue(page, 'Sturdy Rope')
  await expect.poll(() => missing(page, 'Sturdy Fiber')).toBe('4')
})

test('SAVE-4: the queue, the inventory and the theme that change in one tab change in the other tab too', async () => {
  const page = await player.open()
  const other = await player.openTab(page)
  await queue(page, 'Simple Axe', 2)
  await column(other, 'Queue').getByText('1 type · 2 items').waitFor()
  await own(other, 'Rough Plank', 2)
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('3')
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('SAVE-4: two tabs with different catalogues agree, and then write nothing more', async () => {
  const page = await player.open()
  const other = await player.openTab(page)
  await other.route('**/catalog/*.json', async (route) => {
    const pack = await (await route.fetch()).json()
    await route.fulfill({ json: { ...pack, info: { ...pack.info, version: 'small-2' } } })
  })
  await other.reload()
  // Counts how often the first tab writes the plan.
  await other.evaluate(() =>
    addEventListener('storage', ({ key }) => key === 'bit-calculator.plan' && performance.mark('heard')),
  )
  await queue(page, 'Simple Axe', 2)
  await column(other, 'Queue').getByText('1 type · 2 items').waitFor()
  // Whatever one of the tabs still has to write, it writes now.
  for (const tab of [other, page, other]) await storePlan(tab)
  await queue(page, 'Rough Plank')
  await column(other, 'Queue').getByText('2 types · 3 items').waitFor()
  // Once for each of the two entries.
  expect(await other.evaluate(() => performance.getEntriesByName('heard').length)).toBe(2)
})

test('CAL-13: unreadable content is left unchanged if there is no room for a copy', async () => {
  const page = await player.open({
    stored: { [planKey]: 'not ours' },
    before: (tab) =>
      tab.addInitScript(() => {
        const { setItem } = Storage.prototype
        Storage.prototype.setItem = function (key: string, value: string) {
          if (key.includes('rescued')) throw new DOMException('full', 'QuotaExceededError')
          setItem.call(this, key, value)
        }
      }),
  })
  await page.getByRole('alert').getByText('does not let the app store anything').waitFor()
  await queue(page, 'Rough Plank')
  await page.reload()
  await column(page, 'Queue').getByText('Nothing queued yet').waitFor()
  expect((await stored(page))[planKey]).toBe('not ours')
})

test('SYS-1: the chosen theme and layout are there before the first paint', async () => {
  const page = await player.open({ expected: /ERR_FAILED/ })
  const html = page.locator('html')
  const look = () => Promise.all(['data-theme', 'data-layout'].map((name) => html.getAttribute(name)))
  await expect.poll(look).toEqual(['light', 'modern'])
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await page.getByRole('button', { name: 'Switch to the Classic layout' }).click()
  await expect.poll(look).toEqual(['dark', 'classic'])

  // Without the app's own script, only what blocks the first paint has run.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => null)
  await expect.poll(look).toEqual(['dark', 'classic'])
})

test('CAL-13: while the catalogue is loaded, the page says "Loading BitCraft items..."', async () => {
  let held: HeldAnswers | undefined
  const page = await player.open({
    before: async (tab) => {
      held = await holdBack(tab, '**/catalog/*.json')
    },
  })
  await page.getByText('Loading BitCraft items...').waitFor()
  await page.getByRole('heading', { name: 'Bit Calculator' }).waitFor()
  held!.letThrough()
  await column(page, 'Catalog').getByText('Showing 10 of 14 items').waitFor()
})

test.each([
  ['unreachable', { status: 503, body: 'no' }],
  ['damaged', { status: 200, contentType: 'application/json', body: '{"format":1,"items":{}}' }],
])(
  'CAL-13: a catalogue that is %s shows an error, Retry loads it, and nothing stored is lost',
  async (_, reply) => {
    let packs = 0
    const page = await player.open({
      stored: { [planKey]: aPlan },
      expected: /Failed to load resource/,
      before: (tab) =>
        tab.route('**/catalog/*.json', (route) => {
          if (route.request().url().includes('small-1')) packs++
          return route.fulfill(reply)
        }),
    })
    await page.getByText('The item catalogue could not be loaded').waitFor()
    // The words of the first failure stand until the second is there.
    const askedAgain = page.waitForEvent('requestfinished', (request) => request.url().includes('/catalog/'))
    await page.getByRole('button', { name: 'Retry' }).click()
    await askedAgain
    await page.getByText('The item catalogue could not be loaded').waitFor()
    expect((await stored(page))[planKey]).toBe(aPlan)
    // It was not preloaded besides: the next try would get the preload’s answer.
    expect(packs).toBe(1)

    await page.unroute('**/catalog/*.json')
    await page.getByRole('button', { name: 'Retry' }).click()
    await column(page, 'Queue').getByText('2 types · 5 items').waitFor()
    await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('3')
  },
)

test('BEY-14: the header says which catalogue of which date is loaded, and lists what the server has served', async () => {
  const page = await player.open()
  await page.getByRole('button', { name: 'Item catalogue in use: Small catalogue · Nov 1, 2026' }).click()
  const dialog = page.getByRole('dialog', { name: 'Item catalogue' })
  await dialog.getByText('in use').waitFor()
  const text = (await dialog.innerText()).replace(/\s+/g, ' ')
  expect(text).toContain(
    'Name Small catalogue Game data of Nov 1, 2026 Version small-1 Items 14 of which craftable 10',
  )
  expect(text).toContain('Small catalogue · Nov 1, 2026 in use 14 items')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('SYS-1: the community chat opens in a new window that has no access to this one', async () => {
  const page = await player.open()
  const chat = page.getByRole('link', { name: /Community chat/ })
  await expect.poll(() => chat.getAttribute('href')).toBe('https://chat.example/bit-calculator')
  await expect.poll(() => chat.getAttribute('target')).toBe('_blank')
  await expect.poll(() => chat.getAttribute('rel')).toContain('noopener')
})

test('SYS-4: if the app crashes, it says so, offers a refresh, and keeps what was stored', async () => {
  const page = await player.open({
    stored: { [planKey]: aPlan },
    expected: /The stars are wrong/,
    before: (tab) =>
      tab.addInitScript(() => {
        if (sessionStorage.getItem('healed')) return
        // The first number that the app draws breaks it.
        Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
          get() {
            throw new Error('The stars are wrong')
          },
        })
      }),
  })
  await page.getByRole('alert').getByText('Something went wrong').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Report in the community chat' }).isVisible())
    .toBe(true)
  // On plain http there is no clipboard: the details are shown whole instead.
  const browser = page.getByText(await page.evaluate(() => navigator.userAgent))
  expect(await browser.count()).toBe(0)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy details' }).click()
  await page.getByRole('status').getByText('This browser did not let the app copy.').waitFor()
  await browser.waitFor()
  await page.evaluate(() => sessionStorage.setItem('healed', 'yes'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await column(page, 'Queue').getByText('2 types · 5 items').waitFor()
})
