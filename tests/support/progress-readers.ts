import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { wide } from './app-page.ts'
import { chromiumOfThisFile } from './chromium.ts'
import { callAs, settlementId } from './settlement-page.ts'

/** @returns a function that opens a page of somebody with a browser of their own, who is not signed in */
export function readersOfThisFile(): (options?: BrowserContextOptions) => Promise<Page> {
  const browser = chromiumOfThisFile()
  const opened: { readonly close: () => Promise<void> }[] = []
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  return async (options = {}) => {
    const context = await browser().newContext({ viewport: wide, ...options })
    opened.push(context)
    return context.newPage()
  }
}

export const hall = 'Market hall with the covered bridge'

/**
 * A project in the only settlement of whoever uses the page: it wants 20 planks, which take 30 logs, and has 7 logs.
 * @returns the ids of the project and of the settlement
 */
export async function aSharedProject(page: Page, facts: object = {}) {
  const id = await settlementId(page)
  const items = [{ itemId: '2', quantity: 20 }]
  const { id: projectId } = await callAs<{ id: string }>(page, 'createProject', {
    settlementId: id,
    name: hall,
    description: 'Stalls below, a roof above.',
    items,
    ...facts,
  })
  const stock = [{ itemId: '1', quantity: 7 }]
  await callAs(page, 'addItemsToInventory', { settlementId: id, items: stock, projectId })
  return { settlementId: id, projectId }
}
