import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'

const player = playersOfThisFile()

test('CAL-1: each of the two tabs has its own address, and Back returns to the tab before', async () => {
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

test('CAL-1: an unknown address says that there is no page, and leads back to the calculator', async () => {
  const page = await player.open({ path: '/nope', screen: phone })
  await page.getByText('There is no page at this address').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the calculator' }).click()
  await column(page, 'Catalog').waitFor()
})

test('SYS-1, BEY-15: on a phone, the account’s menu has theme, layout and catalogue, in words', async () => {
  const page = await player.open({ screen: phone })
  const menu = page.getByRole('banner').getByRole('button', { name: 'Account' })
  const choose = async (name: string) => {
    await menu.click()
    await page.getByRole('menuitem', { name }).click()
  }
  await column(page, 'Catalog').waitFor()
  await choose('Switch to the dark theme')
  await choose('Switch to the Classic layout')
  const look = () => page.locator('html').evaluate(({ dataset }) => [dataset.theme, dataset.layout])
  await expect.poll(look).toEqual(['dark', 'classic'])
  await choose('Item catalogue')
  const dialog = page.getByRole('dialog', { name: 'Item catalogue' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)
})
