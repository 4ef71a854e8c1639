import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from 'playwright-core'
import { keptPlan } from './shared-links.ts'

export const planKey = 'bit-calculator.plan'

/** A plan as the browser stores it. */
export const storedPlan = keptPlan([['5', 3]], { 2: 200, 3: 4 })
/** The same plan as `readStoredPlan` returns it. */
export const storedPlanAsRead = {
  buildList: [{ itemId: '5', quantity: 3, recipeIndex: 0 }],
  inventory: { 2: 200, 3: 4 },
  choices: {},
}
/** The text of a file with another plan. */
export const otherFile = '{"inventory":{"2":150,"3":9,"888":4},"buildList":[{"itemId":"6","quantity":2}]}'
/** A visit that opens the Data Manager, with `storedPlan` in the storage. */
export const dataVisit = { stored: storedPlan, path: '/?dialog=data' }

/** The dialog for a player's data. */
export function dataManager(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Data Manager' })
}
/** The dialog that shows what an import would change. */
export function importPreview(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Import Data' })
}
/** The dialog with everything that a player can go back to. */
export function waysBack(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Ways back' })
}

export async function chooseFile(page: Page, content: string | Buffer, name = 'plan.json'): Promise<void> {
  await page
    .getByLabel('File to import')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
}

export async function downloadBy(page: Page, press: () => Promise<unknown>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download
}

export async function contentOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}

/** Makes the page store its plan at once, as it does when it is left. */
export async function storePlan(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
}

/** Makes the page store its plan. @returns the stored plan, without its catalogue */
export async function readStoredPlan(page: Page) {
  await storePlan(page)
  const text = await page.evaluate((key) => localStorage.getItem(key), planKey)
  const { buildList, inventory, choices } = JSON.parse(text ?? '{"buildList":[],"inventory":{},"choices":{}}')
  return { buildList, inventory, choices }
}

/** The rows of changes in a dialog, each as “item | list | numbers | what will happen”; the tier before them is left out. */
export async function changeRowsIn(dialog: Locator): Promise<string[]> {
  const rows = await dialog.getByRole('region', { name: 'Changes' }).getByRole('listitem').allInnerTexts()
  return rows.map((row) =>
    row
      .split(/\s*\n\s*/)
      .slice(1)
      .join(' | '),
  )
}
