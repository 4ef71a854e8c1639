import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { fillWith, formulasIn, hostileTexts, screensOf, shareWith } from '../support/hostile-texts.ts'
import { callAs, dialogOf } from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())
const isWhole = process.env.TEXTS === 'all'
const layouts = isWhole ? ['modern', 'classic'] : ['modern']
const texts = isWhole ? hostileTexts : hostileTexts.slice(0, 1)

/** What the page asked for and did that it should not. */
async function watch(page: Page): Promise<readonly string[]> {
  const seen: string[] = []
  const { origin } = new URL(page.url())
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin: to, pathname, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && (to !== origin || pathname === '/hit'))
      seen.push(`a request: ${request.url()}`)
  })
  await page.exposeFunction('xss', () => void seen.push('a script ran'))
  return seen
}

/** Elements that only a text taken for HTML would have made. */
function injected(page: Page): Promise<number> {
  const made =
    '[onerror], [onload], [onmouseover], img[src*="hit"], a[href^="javascript:" i], a[href*="evil.test"]'
  return page.evaluate((selector) => document.querySelectorAll(selector).length, made)
}

/** Opens the screens. @returns those that show the text */
async function visit(page: Page, paths: readonly string[], text: string): Promise<readonly string[]> {
  const shown: string[] = []
  for (const path of paths) {
    await page.goto(new URL(path, page.url()).href)
    // A dialog hides what is behind it.
    await page.getByRole('main').or(page.getByRole('dialog')).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect([path, await injected(page)]).toEqual([path, 0])
    if ((await page.evaluate(() => document.body.innerText)).includes(text)) shown.push(path)
  }
  return shown
}

/** The dialog of sharing names the collaborator. */
async function expectInSharing(page: Page, text: string, guest: Page): Promise<void> {
  const { publicName } = await callAs<{ publicName: string }>(guest, 'getUser', {})
  await page.goto(new URL('/settlement/projects', page.url()).href)
  await page.getByRole('button', { name: `What can be done with ${text}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share project…' }).click()
  const list = dialogOf(page, 'Share project').getByRole('list', { name: 'With whom it is shared' })
  await list.getByText(publicName).waitFor()
  expect(await injected(page)).toBe(0)
}

const cases = layouts.flatMap((layout) => texts.map((text) => [layout, text] as const))

/** Somebody's page in that layout, and what is seen of it that should not be. */
async function watched(as: string, layout: string) {
  const stored = { 'bit-calculator.modern': String(layout === 'modern') }
  const page = await player.open({ path: '/settlement', as, stored, expected: /status of (409|422)/ })
  return { page, seen: await watch(page) }
}

test.each(cases)(
  'S12, CON-1: in the %s layout, “%s” in every text field stays a text on every screen',
  async (layout, text) => {
    const { page, seen } = await watched('Ada', layout)
    const place = await fillWith(page, text)
    const shown = await visit(page, screensOf(place), text)
    console.log(
      `${layout}, ${text}: ${place.taken.length} fields took it, refused by ${place.refused.join(', ') || 'none'}, ${shown.length} screens show it`,
    )
    expect(seen).toEqual([])
    expect(shown.length).toBeGreaterThan(8)
    // The watch would have seen it.
    await page.evaluate(() => (window as unknown as { xss: () => Promise<void> }).xss())
    expect(seen).toEqual(['a script ran'])
  },
)

test.each(cases)(
  'S12, SET-9: in the %s layout, “%s” of a shared project and of whom it is shared with stays a text for both',
  async (layout, text) => {
    const [ada, cleo] = [await watched('Ada', layout), await watched('Cleo', layout)]
    const place = await fillWith(ada.page, text)
    const paths = await shareWith(ada.page, place, cleo.page, text)
    for (const path of paths) {
      await visit(cleo.page, [path], text)
      await cleo.page.getByText(text).first().waitFor()
      expect([path, await injected(cleo.page)]).toEqual([path, 0])
    }
    // The dialog of the link.
    await cleo.page.keyboard.press('Escape')
    await cleo.page.getByRole('button', { name: /^Notifications/ }).click()
    await cleo.page.getByText(`not accepted: ${text}`).first().waitFor()
    expect(await injected(cleo.page)).toBe(0)
    await expectInSharing(ada.page, text, cleo.page)
    expect([...ada.seen, ...cleo.seen]).toEqual([])
  },
)

async function downloaded(page: Page, path: string): Promise<string> {
  if (path === 'inventory') await page.getByRole('button', { name: 'More about the stock' }).click()
  const press = page.getByRole(path === 'inventory' ? 'menuitem' : 'button', { name: /^Download/ })
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return readFile(await download.path(), 'utf8')
}

test('S12, BEY-23: no cell of the stock, the history and the statistics runs in a spreadsheet', async () => {
  const page = await player.open({ path: '/settlement', as: 'Ada', expected: /status of (409|422)/ })
  for (const text of isWhole ? hostileTexts : hostileTexts.slice(3, 4)) {
    await fillWith(page, text)
    for (const path of ['inventory', 'inventory/history', 'contributions?view=statistics']) {
      await page.goto(new URL(`/settlement/${path}`, page.url()).href)
      // Until the server has answered, a page shows what the device kept of an earlier visit.
      await expect.poll(() => downloaded(page, path)).toContain(text.slice(0, 8))
      expect([path, formulasIn(await downloaded(page, path))]).toEqual([path, []])
    }
  }
  expect(formulasIn('a,=1+1,"@x ""y""",-5,\'=2\r\n+3,4')).toEqual(['=1+1', '@x "y"', '+3'])
})
