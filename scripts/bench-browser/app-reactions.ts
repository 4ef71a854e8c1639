import type { Browser, Locator, Page } from 'playwright-core'
import { openUnder, type Profile, untilInstalled } from './profile.ts'
import { measureReactions, medianReaction, type Reaction, type Reactions } from './reaction.ts'
import { stepReactions } from './step-reactions.ts'

const measuredActs = ['bare', 'key', 'edit', 'tree', 'tick', 'find', 'filter', 'group'] as const
type Named<Value> = Record<(typeof measuredActs)[number], Value>
type Measured = {
  readonly origin: string
  readonly stored: Readonly<Record<string, string>>
  /** The storage of a browser with a plan of very many steps. */
  readonly late: Readonly<Record<string, string>>
  readonly bareUrl: string
}

/**
 * Gives medians of three series: a key in the bare page; a key, an edit and opening the tree in the app with a stored plan; and what is
 * done with the steps of a long plan. Each series begins with the bare page, because the speed of the machine changes from hour to hour.
 */
export async function appReactions(
  browser: Browser,
  profile: Profile,
  measured: Measured,
): Promise<Named<Reactions>> {
  const series: Named<Reaction>[] = []
  for (let times = 0; times < 3; times++) series.push(await reactionsOnce(browser, profile, measured))
  const ofAll = measuredActs.map((name) => [name, medianReaction(series.map((one) => one[name]))] as const)
  return Object.fromEntries(ofAll) as Named<Reactions>
}

async function reactionsOnce(
  browser: Browser,
  profile: Profile,
  { origin, stored, late, bareUrl }: Measured,
): Promise<Named<Reaction>> {
  const bare = await bareKey(browser, profile, bareUrl)
  const { context, page } = await openUnder(browser, profile, stored, origin)
  await page.goto(origin)
  await page.locator('button[aria-label^="Add "]').first().waitFor()
  await untilInstalled(page)
  const key = await measureKeys(page)
  const results = page.getByRole('navigation').getByRole('button', { name: 'Results' })
  if (await results.isVisible()) await results.click()
  const more = page.locator('.material-row button[aria-label^="One more"]').first()
  await more.waitFor()
  const edit = await measureReactions(page, 'click', await pressing(page, more), 60)
  const tree = await measureTree(page)
  await context.close()
  const steps = await stepReactions(browser, profile, { origin, plan: late })
  return { bare, key, edit, tree, ...steps }
}

export async function bareKey(browser: Browser, profile: Profile, url: string): Promise<Reaction> {
  const { context, page } = await openUnder(browser, profile, {}, url)
  await page.goto(url)
  await page.getByLabel('Type here').focus()
  const reaction = await measureReactions(page, 'keydown', () => page.keyboard.press('a'), 60)
  await context.close()
  return reaction
}

const typed = 'rough plank'

/** The text typed and deleted letter by letter, three times: 66 presses, two for each of the 11 letters. */
async function measureKeys(page: Page): Promise<Reaction> {
  const keys = [...typed].map((letter) => (letter === ' ' ? 'Space' : letter))
  const round = [...keys, ...keys.map(() => 'Backspace')]
  await page.getByRole('searchbox').first().focus()
  return measureReactions(page, 'keydown', (press) => page.keyboard.press(round[press % round.length]!), 66)
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
  // Opened once before, because the first time also loads code.
  await openTree()
  return measureReactions(page, 'click', openTree, 60)
}

/** Clicks by position: a locator's click would make the page draw frames before it and wait for the next one. */
async function pressing(page: Page, element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  return () => page.mouse.click(x + width / 2, y + height / 2)
}
