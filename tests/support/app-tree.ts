import type { Locator, Page } from 'playwright-core'

/** The storage after an earlier visit, with these items queued and owned. */
export function stored(
  queued: Readonly<Record<string, number>>,
  inventory: Readonly<Record<string, number>> = {},
): Record<string, string> {
  const buildList = Object.entries(queued).map(([itemId, quantity]) => ({ itemId, quantity, recipeIndex: 0 }))
  const plan = { version: 1, catalogVersion: 'small-1', buildList, inventory, choices: {} }
  return { 'bit-calculator.plan': JSON.stringify(plan) }
}

export function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Visual Tree' })
}

export function tree(page: Page): Locator {
  return dialog(page).getByRole('tree')
}

export function box(page: Page, name: string | RegExp): Locator {
  return tree(page).getByRole('treeitem', { name })
}

/** The active box or line. */
export function active(page: Page): Promise<string | null> {
  return tree(page).evaluate((element) => {
    const item = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    return item?.querySelector('[title]')?.getAttribute('title') ?? null
  })
}

export async function zoom(page: Page): Promise<string> {
  return dialog(page).getByRole('group', { name: 'Zoom' }).getByText('%').innerText()
}

export function scrolled(page: Page): Promise<[number, number]> {
  return tree(page).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
}
