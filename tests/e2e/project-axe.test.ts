import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { closedLists } from '../support/closed-lists.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { callAs, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()

test.each(looks)(
  'PRJ-1, SET-1, BEY-15: axe finds nothing wrong with a project’s page and the overview: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const { page, id } = await openOwnerOf('Riverside', player, 'Ada', { screen, stored })
    const { look, findings } = pageCheckOf(page)
    const items = [{ itemId: '2', quantity: 20 }]
    const project = { settlementId: id, name: 'Market hall with the covered bridge', items }
    await callAs(page, 'createProject', project)
    await callAs(page, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 7 }] })
    await page.getByRole('link', { name: project.name }).click()
    await page.getByRole('button', { name: 'Claim: Gather 30 x Rough Wood Log' }).click()
    await page.getByRole('button', { name: 'Build Steps' }).click()
    await page.getByRole('list', { name: 'Build Steps' }).waitFor()
    await look('project')
    expect(await closedLists(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit notes' }).click()
    await look('notes')
    await page.getByRole('button', { name: /^Explain Rough Wood Log/ }).click()
    await page.getByRole('region', { name: 'What there is in stock' }).waitFor()
    await look('explanation')
    await page.getByRole('button', { name: 'Close the explanation' }).click()
    await openPart(page, 'Overview')
    await page.getByRole('button', { name: /^Show Gather/ }).waitFor()
    await look('overview')
    expect(await closedLists(page)).toEqual([])
    expect(findings).toEqual([])
  },
)
