import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'

const player = playersOfThisFile()

test('CAL-1: the two tabs have their own addresses; Back goes back', async () => {
  const page = await player.open()
  const tabs = page.getByRole('navigation', { name: 'Sections' })
  await expect
    .poll(() => tabs.getByRole('link').allInnerTexts())
    .toEqual(['Bit Calculator', 'Settlement System'])
  await expect
    .poll(() => tabs.getByRole('link', { name: 'Bit Calculator' }).getAttribute('aria-current'))
    .toBe('page')

  await tabs.getByRole('link', { name: 'Settlement System' }).click()
  await page.getByText('Plan together with your settlement').waitFor()
  expect(new URL(page.url()).pathname).toBe('/settlement')
  await page.goBack()
  await column(page, 'Catalog').waitFor()
})

test('CAL-1: signed out, the settlement tab says that it needs an account, and leads back to the calculator', async () => {
  const page = await player.open({ path: '/settlement', screen: phone })
  await page.getByText('Sign in to use them; the calculator works without.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the calculator' }).click()
  await column(page, 'Catalog').waitFor()
})
