import { expect, test } from 'vitest'
import { column, rowOf } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'

const player = playersOfThisFile()

test('CAL-6: a newcomer plans a popular target in one press and reads what it takes', async () => {
  const page = await player.open()
  const results = column(page, 'Results')
  await results.getByRole('button', { name: '20 × Rough Plank' }).press('Enter')

  await rowOf(results, 'Rough Wood Log').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Summary/)
  expect(await column(page, 'Queue').getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/Rough Plank(.|\n)*20/),
  ])
})

test('CAL-6, BEY-6: the sample plan goes away with all that was entered while looking at it, and can be kept', async () => {
  const page = await player.open()
  const results = column(page, 'Results')
  await results.getByRole('button', { name: 'See a sample plan' }).click()
  await results.getByText('This is a sample plan.').waitFor()
  await expect.poll(() => column(page, 'Queue').getByRole('listitem').count()).toBe(3)

  await results.getByRole('button', { name: 'One more Simple Ore Chunk' }).click()
  await results.getByRole('button', { name: 'Remove the sample' }).click()
  await results.getByText('Plan your next craft').waitFor()
  await results.getByRole('button', { name: 'Record what you already own' }).click()
  await results.getByText('Your inventory is empty').waitFor()

  await page.getByRole('button', { name: 'Undo: removed the sample plan' }).click()
  // Whoever changes the queue of the sample has made it their own.
  await column(page, 'Queue').getByRole('button', { name: 'Remove Rough Plank from the queue' }).click()
  await expect.poll(() => results.getByText('This is a sample plan.').count()).toBe(0)
  expect(await column(page, 'Queue').getByRole('listitem').count()).toBe(2)
})

test('CAL-6, CAL-2: on a phone the catalog leads a newcomer to the examples, and whoever has a plan is not asked', async () => {
  const page = await player.open({ screen: phone })
  await page.getByRole('button', { name: 'Start with an example' }).click()
  const results = column(page, 'Results')
  await results.getByRole('button', { name: '20 × Simple Ingot' }).click()
  await rowOf(results, 'Simple Ore Chunk').waitFor()

  await page.getByRole('navigation').getByRole('button', { name: 'Catalog' }).click()
  await column(page, 'Catalog').getByRole('searchbox').waitFor()
  expect(await page.getByRole('button', { name: 'Start with an example' }).count()).toBe(0)
})
