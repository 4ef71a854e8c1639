import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column } from '../support/app-controls.ts'
import { phone, phoneOnItsSide, playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { keptPlan } from '../support/shared-links.ts'
import { smallCatalog, smallCatalogInfo } from '../support/small-catalog.ts'

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
    { items: [...smallCatalog, glue, lodge], info: { ...smallCatalogInfo, version: 'costs-1' } },
  ),
)
const results = (page: Page) => column(page, 'Results')

async function middleOf(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox())!
  return y + height / 2
}

test.each(['true', 'false'])(
  'CAL-2, BEY-19: on a phone on its side the figures with supplies and coins are one line with the button beside them; modern: %s',
  async (modern) => {
    const page = await player.open({
      screen: phoneOnItsSide,
      stored: { ...keptPlan([['t200', 400]]), 'bit-calculator.modern': modern },
      path: '/?column=results',
    })
    await results(page).getByText('Hex Coins').waitFor()
    const button = results(page).getByRole('button', { name: 'Time and filters' })
    for (const name of ['Material Types', 'Claim supplies', 'Hex Coins']) {
      const apart = async () => (await middleOf(results(page).getByText(name))) - (await middleOf(button))
      await expect.poll(async () => Math.abs(await apart()), { message: name }).toBeLessThan(10)
    }
  },
)

test('CAL-2, CAL-7: on a phone the headings of the summary are as high as a thumb needs, whatever they count', async () => {
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
