import { expect, test } from 'vitest'
import { settlementPageText } from '../../src/client/messages/settlement-page-text.ts'
import { settlementTabs } from '../../src/client/settlement/settlement-route.ts'
import { column, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { excessWidth } from '../support/excess-width.ts'
import { callAs, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()
/** The smallest phones, and a screen of 1280 pixels at 400 %. */
const screen = { width: 320, height: 640 }
const looks = ['modern', 'classic'].map((layout) => ({
  layout,
  stored: { 'bit-calculator.modern': String(layout === 'modern') },
}))

test.each(looks)(
  'BEY-15: 320 px wide, the calculator is not wider than the screen, in $layout',
  async ({ stored }) => {
    const page = await player.open({ screen, stored })
    await queue(page, 'Éclat Crown of the Very Long and Rather Splendid Name', 1)
    const excess: (readonly [string, number])[] = [['Catalog', await excessWidth(page)]]
    const show = (name: string) => page.getByRole('navigation').getByRole('button', { name }).tap()
    await show('Queue')
    excess.push(['Queue', await excessWidth(page)])
    await show('Results')
    for (const name of await column(page, 'Results').getByRole('tab').allInnerTexts()) {
      await column(page, 'Results').getByRole('tab', { name }).tap()
      excess.push([name, await excessWidth(page)])
    }
    expect(excess.filter(([, pixels]) => pixels > 0)).toEqual([])
  },
)

test.each(looks)(
  'BEY-15: 320 px wide, no part of a settlement is wider than the screen, in $layout',
  async ({ stored }) => {
    const visit = { screen, stored }
    const { page, id } = await openOwnerOf('Riverside upon the River', player, 'Ada', visit)
    const items = [{ itemId: '2', quantity: 1_000_000 }]
    await callAs(page, 'createProject', { settlementId: id, name: 'Market hall', items })
    const excess: (readonly [string, number])[] = []
    for (const tab of settlementTabs) {
      const part = settlementPageText.tabs[tab]
      await openPart(page, part)
      await page.getByRole('main').getByRole('heading', { level: 2, name: part }).waitFor()
      excess.push([part, await excessWidth(page)])
    }
    expect(excess.filter(([, pixels]) => pixels > 0)).toEqual([])
  },
)
