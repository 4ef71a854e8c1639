import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { column } from '../app-controls.ts'
import { chooseFile, dataManager, importPreview } from '../data-files.ts'
import { linkTo } from '../shared-links.ts'
import type { HostileField } from './fields.ts'
import type { Batch } from './hostile-catalogue.ts'
import { injectedInto } from './watch.ts'

/** Waits two frames, by which whatever follows from a text is drawn. */
function untilDrawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Uses each text in some way, and checks that the page took none for HTML, an address or a key. */
async function tryEach(
  page: Page,
  { pairs, texts }: Batch,
  field: HostileField,
  use: (text: string) => Promise<unknown>,
): Promise<void> {
  for (const text of texts) {
    await use(text)
    await untilDrawn(page)
    expect(await injectedInto(page), `with ${text} as ${field} the page has nothing but texts`).toEqual([])
    pairs.settle(field, text, 'opened')
  }
}

/** Types a text; a field of one line leaves out its line breaks and control characters. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  expect((await field.inputValue())[0]).toBe(text[0])
}

/** Types each text into the fields of the calculator that only look something up, and brings it in by a file and a link. */
export async function typeTexts(page: Page, batch: Batch): Promise<void> {
  const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
  await go('/')
  const search = column(page, 'Catalog').getByRole('searchbox')
  await tryEach(page, batch, 'catalogue search', (text) => typeInto(search, text))
  await search.fill('')

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')
  await tryEach(page, batch, 'command palette', (text) => typeInto(palette, text))
  await page.keyboard.press('Escape')

  await go('/?column=results&tab=inventory')
  await page.getByRole('button', { name: 'Paste a list' }).click()
  const list = page.getByRole('textbox', { name: 'List of what you own' })
  await tryEach(page, batch, 'pasted list', (text) => list.fill(`5 ${text}`))
  await page.keyboard.press('Escape')

  await go('/?dialog=data')
  await dataManager(page).waitFor()
  await tryEach(page, batch, 'imported file', async (text) => {
    await chooseFile(
      page,
      JSON.stringify({ inventory: { [text]: 5 }, buildList: [{ itemId: text, quantity: 2 }] }),
    )
    const refused = dataManager(page).getByRole('alert').getByText('invalid format')
    const cancel = importPreview(page).getByRole('button', { name: 'Cancel' })
    await refused.or(cancel).first().waitFor()
    if (await cancel.isVisible()) await cancel.click()
  })
  await page.keyboard.press('Escape')

  await tryEach(page, batch, 'link of a plan', async (text) => {
    await go(await linkTo([[text, 2]]))
    const shared = page.getByRole('dialog', { name: 'Shared plan' })
    // Beside the button that closes the dialog, there are others once the link is read.
    await shared.getByRole('button').nth(1).waitFor()
    await page.keyboard.press('Escape')
    await shared.waitFor({ state: 'detached' })
  })
}

/** Where a text can stand in an address of the app. */
const places: readonly (readonly [field: HostileField, path: (text: string) => string])[] = [
  ['path of a page', (text) => `/${text}`],
  ['open item in an address', (text) => `/?item=${text}`],
  ['open task in an address', (text) => `/settlement/tasks?task=${text}`],
  ['invitation in an address', (text) => `/settlement/join#${text}`],
]

/** Opens addresses of the app with each text in them, and pages of progress links beside it. */
export async function openAddresses(page: Page, beside: Page, batch: Batch): Promise<void> {
  for (const [field, path] of places) {
    await tryEach(page, batch, field, (text) =>
      page.evaluate((to) => history.pushState(null, '', to), path(encodeURIComponent(text))),
    )
    await page.keyboard.press('Escape')
  }
  const { origin } = new URL(page.url())
  await tryEach(beside, batch, 'progress code in an address', (text) =>
    beside.goto(`${origin}/p/${encodeURIComponent(text)}`),
  )
}
