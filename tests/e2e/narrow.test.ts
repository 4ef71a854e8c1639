import { expect, test } from 'vitest'
import { calculatorText } from '../../src/client/messages/calculator-text.ts'
import { settlementPageText } from '../../src/client/messages/settlement-page-text.ts'
import { settlementTabs } from '../../src/client/settlement/settlement-route.ts'
import { column } from '../support/app-controls.ts'
import { narrow, playersOfThisFile } from '../support/app-page.ts'
import { callAs, openOwnerOf, openPart } from '../support/settlement-page.ts'
import { keptPlan } from '../support/shared-links.ts'
import { tooWide } from '../support/too-wide.ts'

const player = playersOfThisFile()
const layouts = ['modern', 'classic'].map((layout) => ({
  layout,
  stored: { 'bit-calculator.modern': String(layout === 'modern') },
}))

test.each(layouts)(
  'BEY-10: the calculator fits on a screen 320 px wide, and each of its lists has room for a row, in $layout',
  async ({ stored }) => {
    // 13 is the Éclat Crown of the Very Long and Rather Splendid Name, 4 the Rough Stick.
    const plan = keptPlan([['13', 1]], { 4: 1_000_000_000 })
    const page = await player.open({ screen: narrow, stored: { ...stored, ...plan } })
    const show = (name: string) => page.getByRole('navigation').getByRole('button', { name }).tap()
    await show('Catalog')
    await column(page, 'Catalog').getByRole('listitem').first().waitFor()
    expect(await tooWide(page)).toEqual([])
    await show('Queue')
    await column(page, 'Queue').getByRole('listitem').first().waitFor()
    expect(await tooWide(page)).toEqual([])
    await show('Results')
    for (const name of Object.values(calculatorText.results.tabs)) {
      await column(page, 'Results').getByRole('tab', { name }).tap()
      const row = page.getByRole('tabpanel').getByRole('listitem').first()
      await expect.poll(() => row.evaluate(roomOfList), { message: name }).toBeGreaterThan(80)
      expect(await tooWide(page), name).toEqual([])
    }
  },
)

test.each(layouts)(
  'BEY-10: every part of a settlement fits on a screen 320 px wide, in $layout',
  async ({ stored }) => {
    const visit = { screen: narrow, stored }
    const { page, id } = await openOwnerOf('Riverside upon the River', player, 'Ada', visit)
    const items = [{ itemId: '2', quantity: 1_000_000 }]
    await callAs(page, 'createProject', { settlementId: id, name: 'Market hall', items })
    for (const tab of settlementTabs) {
      const part = settlementPageText.tabs[tab]
      await openPart(page, part)
      await page.getByRole('main').getByRole('heading', { level: 2, name: part }).waitFor()
      await page.getByText(settlementPageText.loading).waitFor({ state: 'detached' })
      expect(await tooWide(page), part).toEqual([])
    }
  },
)

/** The height of the box that a row's list scrolls in. */
function roomOfList(row: Element): number {
  return row.closest('ul')!.parentElement!.clientHeight
}
