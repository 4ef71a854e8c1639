import { expect, test } from 'vitest'
import { column, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'

const player = playersOfThisFile()

test('BEY-2: where only the queue asks for an item, its details say that the queue decides how to get it', async () => {
  const page = await player.open()
  await queue(page, 'Rough Plank', 4)
  const details = page.getByRole('dialog')
  const elsewhere = details.getByRole('radio', { name: /Obtained elsewhere/ })
  await column(page, 'Queue').getByRole('link', { name: 'Rough Plank' }).click()
  await details.getByText('Only the queue asks for it').waitFor()
  expect(await elsewhere.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')

  await queue(page, 'Simple Axe')
  await column(page, 'Queue').getByRole('link', { name: 'Rough Plank' }).click()
  await details.getByText('this is for everything else').waitFor()
  await expect.poll(() => elsewhere.isDisabled()).toBe(false)
})

test('BEY-9: "Only what I can do", chosen before any level was told, says why nothing is hidden', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe')
  const results = column(page, 'Results')
  await results.getByLabel('What can I do?').selectOption({ label: 'Only what I can do' })
  await results.getByText('You have not told any level yet').waitFor()
  await results
    .getByLabel(/Smithing/)
    .first()
    .fill('50')
  await page.keyboard.press('Enter')
  await expect.poll(() => results.getByText('You have not told any level yet').count()).toBe(0)
})

test('BEY-10: without a connection the header says so, and the plan goes on', async () => {
  const page = await player.open({ expected: /ERR_INTERNET_DISCONNECTED|dynamically imported/ })
  await column(page, 'Catalog').getByRole('listitem').first().waitFor()
  await page.context().setOffline(true)
  const mark = page.getByRole('banner').getByText('Offline', { exact: true })
  await mark.waitFor()
  await queue(page, 'Rough Plank')
  await page.context().setOffline(false)
  await mark.waitFor({ state: 'hidden' })
})
