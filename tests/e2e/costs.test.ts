import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, rowOf } from '../support/app-controls.ts'
import { phone, phoneOnItsSide, playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { allowClipboard, keptPlan, readClipboard } from '../support/shared-links.ts'
import { planksPacked, smallCatalog, smallCatalogInfo } from '../support/small-catalog.ts'

const glue = {
  id: '30',
  name: 'Wood Glue',
  tier: 1,
  rarity: 1,
  sources: [{ type: 'trade', name: 'Rumbagh', tier: 1, verb: 'Trade for 500 Hex Coin', amount: 1 }],
}
const lodge = {
  id: 't200',
  name: 'Tier 2',
  tier: 2,
  rarity: 1,
  tag: 'Claim Tier',
  kind: 'research',
  recipes: [{ action: 'research', consumed_items: [{ id: '30', quantity: 4 }], supplies: 2000 }],
}
const player = playersOfThisFile(
  appOfThisFile(
    {},
    {
      items: [...smallCatalog, glue, lodge, planksPacked],
      info: { ...smallCatalogInfo, version: 'costs-1' },
    },
  ),
)
const results = (page: Page) => column(page, 'Results')

/** How far down the middle of a part lies. */
async function middleOf(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox())!
  return y + height / 2
}

test.each(['true', 'false'])(
  'CAL-2, BEY-19: on a phone on its side the figures with supplies and coins are one line with the button beside them; modern: %s',
  async (modern) => {
    const page = await player.open({
      screen: phoneOnItsSide,
      // 400 of it: 800,000 supplies and coins, so that the figures are wide.
      stored: { ...keptPlan([['t200', 400]]), 'bit-calculator.modern': modern },
      path: '/?column=results',
    })
    await results(page).getByText('Hex Coins', { exact: true }).waitFor()
    const button = results(page).getByRole('button', { name: 'Time and filters' })
    for (const name of ['Material Types', 'Claim supplies', 'Hex Coins']) {
      const apart = async () =>
        (await middleOf(results(page).getByText(name, { exact: true }))) - (await middleOf(button))
      await expect.poll(async () => Math.abs(await apart()), { message: name }).toBeLessThan(10)
    }
  },
)

test('CAL-2, CAL-7: on a phone every heading of the summary is 44 px high, as a thumb needs', async () => {
  const page = await player.open({ screen: phone, stored: keptPlan([['5', 3]]), path: '/?column=results' })
  await results(page)
    .getByRole('button', { name: /^Intermediate Components to Craft/ })
    .waitFor()
  const heights = await results(page)
    .getByRole('heading', { level: 3 })
    .evaluateAll((all) =>
      all.map((one) => Math.round(one.querySelector('button')!.getBoundingClientRect().height)),
    )
  expect([...new Set(heights)]).toEqual([44])
})

test('CAL-8, BEY-19, BEY-22: the steps and the tree say that 3 planks are kept back; the copied text says so too, and names 2 packages to open and 2,000 Hex Coins to earn', async () => {
  const page = await player.open({
    // All 3 planks are kept back; beside them are 4 packages (c20) of 3 planks each. 2 axes (5) take 4 planks: 2 packages of them.
    stored: withKeptBack(
      keptPlan(
        [
          ['5', 2],
          ['t200', 1],
        ],
        { '2': 3, c20: 4 },
      ),
      { '2': 3 },
    ),
    before: allowClipboard,
    path: '/?column=results',
  })
  const glueRow = rowOf(results(page), 'Wood Glue')
  // 4 glue for 500 coins each.
  await expect.poll(() => glueRow.innerText()).toContain('2,000 Hex Coins')

  await results(page).getByRole('tab', { name: 'Build Steps' }).click()
  await results(page).getByText('2,000 Hex Coins still to earn').waitFor()
  await expect.poll(() => rowOf(results(page), 'Wood Glue').first().innerText()).toContain('2,000 Hex Coins')
  const planks = results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Done: Craft Rough Plank', exact: true }) })
  await expect.poll(() => planks.innerText()).toContain('3 kept back')

  await results(page).getByRole('button', { name: 'Visual Tree' }).click()
  await page
    .getByRole('dialog', { name: 'Visual Tree' })
    .getByText('3 kept back · Carpentry Station T1')
    .waitFor()
  await page.keyboard.press('Escape')

  await results(page).getByRole('button', { name: /^Cop/ }).click()
  await page.getByRole('menuitem', { name: 'Copy as text' }).click()
  await results(page).getByRole('button', { name: 'Copied' }).waitFor()
  const text = await readClipboard(page)
  expect(text).toContain('Kept back, so not planned with: 3 Rough Plank.')
  expect(text).toContain('Still packed in the inventory: 2 packages of Rough Plank.')
  expect(text).toContain('2,000 Hex Coins still to earn.')

  await results(page).getByRole('button', { name: 'Unpack 2 packages of Rough Plank' }).click()
  await expect
    .poll(() =>
      results(page)
        .getByRole('button', { name: /^Unpack/ })
        .count(),
    )
    .toBe(0)
})

/** The stored plan with these pieces kept back. */
function withKeptBack(stored: Record<string, string>, keptBack: Readonly<Record<string, number>>) {
  const key = 'bit-calculator.plan'
  return { [key]: JSON.stringify({ ...JSON.parse(stored[key]!), keptBack }) }
}
