import type { Browser, Page } from 'playwright-core'
import { openUnder, type Profile, untilInstalled } from './profile.ts'
import { measureReactions, type Reaction } from './reaction.ts'

type Acts = 'tick' | 'find' | 'filter' | 'group'
type Measured = { readonly origin: string; readonly plan: Readonly<Record<string, string>> }

/** The plan must have at least this many steps, because reactions are measured in a list that long. */
const fewestSteps = 700

/** Measures ticking a step off, a key in the search of the steps, another time to fit and another grouping, with a plan of very many steps. */
export async function stepReactions(
  browser: Browser,
  profile: Profile,
  { origin, plan }: Measured,
): Promise<Record<Acts, Reaction>> {
  const { context, page } = await openUnder(browser, profile, plan, origin)
  await page.goto(`${origin}/?column=results&tab=steps`)
  await requireFewestSteps(page)
  await untilInstalled(page)
  const reactions = {
    find: await measureFinding(page),
    filter: await measureChoices(page, 'How long it takes', ['60', 'any']),
    group: await measureChoices(page, 'Group by', ['profession', 'place', 'order']),
    tick: await measureTicks(page),
  }
  await context.close()
  return reactions
}

async function requireFewestSteps(page: Page): Promise<void> {
  const steps = await stepsLeft(page)
  if (steps < fewestSteps) throw new Error(`The plan has ${steps} steps: it must have ${fewestSteps}.`)
}

const typed = 'plank'

/** The text typed and deleted letter by letter, six times. */
async function measureFinding(page: Page): Promise<Reaction> {
  const round = [...typed, ...[...typed].map(() => 'Backspace')]
  await page.getByRole('searchbox', { name: 'Search steps' }).focus()
  return measureReactions(page, 'keydown', (i) => page.keyboard.press(round[i % round.length]!), 60)
}

async function measureChoices(page: Page, label: string, values: readonly string[]): Promise<Reaction> {
  const select = page.getByRole('combobox', { name: label })
  const choose = async (i: number) => void (await select.selectOption(values[i % values.length]!))
  return measureReactions(page, 'change', choose, 30)
}

const ticks = 60

/** Steps that trade or gather stand first and use nothing up: a press ticks one off without a question. */
async function measureTicks(page: Page): Promise<Reaction> {
  const before = await stepsLeft(page)
  const first = page.locator('button[aria-label^="Done: "]').first()
  const tick = async () => {
    const { x, y, width, height } = (await first.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  const reaction = await measureReactions(page, 'click', tick, ticks)
  const ticked = before - (await stepsLeft(page))
  if (ticked !== ticks) throw new Error(`${ticks} presses ticked off ${ticked} steps.`)
  return reaction
}

async function stepsLeft(page: Page): Promise<number> {
  const left = page.getByText(/^[\d,]+ steps left/)
  return Number.parseInt((await left.innerText()).replaceAll(',', ''), 10)
}
