import type { Browser, Locator, Page } from 'playwright-core'
import { openUnder, type Profile } from './profile.ts'
import { measureReactions, medianReaction, type Reaction, type Reactions } from './reaction.ts'

type Named<Value> = Record<'key' | 'edit' | 'tree', Value>
type App = { readonly origin: string; readonly stored: Readonly<Record<string, string>> }

/** The reactions the budgets name, in the app with a plan stored: the medians of three series. */
export async function appReactions(browser: Browser, profile: Profile, app: App): Promise<Named<Reactions>> {
  const series = await thrice(() => reactionsOnce(browser, profile, app))
  return {
    key: medianReaction(series.map(({ key }) => key)),
    edit: medianReaction(series.map(({ edit }) => edit)),
    tree: medianReaction(series.map(({ tree }) => tree)),
  }
}

export async function thrice<Value>(measure: () => Promise<Value>): Promise<Value[]> {
  return [await measure(), await measure(), await measure()]
}

async function reactionsOnce(
  browser: Browser,
  profile: Profile,
  { origin, stored }: App,
): Promise<Named<Reaction>> {
  const { context, page } = await openUnder(browser, profile, stored, origin)
  await page.goto(origin)
  await page.locator('button[aria-label^="Add "]').first().waitFor()
  // The service worker's first installation is over: it is a moment of a first visit, not of typing.
  await page.waitForTimeout(3_000)
  const key = await measureKeys(page)
  const results = page.getByRole('navigation').getByRole('button', { name: 'Results' })
  if (await results.isVisible()) await results.click()
  const more = page.locator('.material-row button[aria-label^="One more"]').first()
  await more.waitFor()
  const edit = await measureReactions(page, 'click', await pressing(page, more), 60)
  const tree = await measureTree(page)
  await context.close()
  return { key, edit, tree }
}

const typed = 'rough plank'

/** Typed and taken back letter by letter, three times. */
async function measureKeys(page: Page): Promise<Reaction> {
  const keys = [...typed].map((letter) => (letter === ' ' ? 'Space' : letter))
  const round = [...keys, ...keys.map(() => 'Backspace')]
  await page.getByRole('searchbox').first().focus()
  return measureReactions(page, 'keydown', (i) => page.keyboard.press(round[i % round.length]!), 66)
}

async function measureTree(page: Page): Promise<Reaction> {
  await page.getByRole('tab', { name: 'Build Steps' }).click()
  const dialog = page.getByRole('dialog', { name: 'Visual Tree' })
  const press = await pressing(page, page.getByRole('button', { name: 'Visual Tree' }))
  const openTree = async () => {
    await press()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  // The first time waits for the code as well.
  await openTree()
  return measureReactions(page, 'click', openTree, 60)
}

/** Presses where the element stands now: a locator's own click has the page draw frames right before, and waits for the next. */
async function pressing(page: Page, element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  return () => page.mouse.click(x + width / 2, y + height / 2)
}
