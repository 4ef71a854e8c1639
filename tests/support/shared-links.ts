import type { Page } from 'playwright-core'

/** The storage after an earlier visit, with this plan, made with an older catalogue than the small one of today (`small-1`). */
export function keptPlan(
  buildList: readonly (readonly [id: string, quantity: number])[],
  inventory: Readonly<Record<string, number>> = {},
): Record<string, string> {
  const plan = {
    version: 1,
    catalogVersion: 'small-0',
    buildList: buildList.map(([itemId, quantity]) => ({ itemId, quantity, recipeIndex: 0 })),
    inventory,
    choices: {},
  }
  return { 'bit-calculator.plan': JSON.stringify(plan) }
}

type Amounts = readonly (readonly [id: string, quantity: number])[]

/** A link to a plan made with another catalogue, without the server's name. */
export function linkTo(buildList: Amounts, inventory: Amounts = []): Promise<string> {
  // As `writeSharedPlan` has it: the format, the catalogue, the queue (item, amount, recipe), the stock (item, amount), and no choices.
  const rows = buildList.flatMap(([id, quantity]) => [id, quantity, 0])
  return linkOf(JSON.stringify([1, 'small-0', rows, inventory.flat(), []]))
}

/** A link to what `writeSharedPlan` wrote. */
export async function linkOf(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `/#plan=1.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`
}

export function allowClipboard(page: Page): Promise<void> {
  return page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
}

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
