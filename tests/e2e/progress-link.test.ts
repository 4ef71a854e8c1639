import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ProgressLink } from '#contract/progress-links'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { aSharedProject, hall, readersOfThisFile } from '../support/progress-readers.ts'
import { adaAndBen, callAs, dialogOf, openOwnerOf, openPart } from '../support/settlement-page.ts'

const player = playersOfThisFile()
const aReader = readersOfThisFile()

async function openLinkDialog(page: Page): Promise<Locator> {
  await openPart(page, 'Projects')
  await page.getByRole('button', { name: `What can be done with ${hall}` }).click()
  await page.getByRole('menuitem', { name: 'Progress link…' }).click()
  const dialog = dialogOf(page, 'Progress link')
  await dialog.getByLabel('Show names').waitFor()
  return dialog
}

const make = (dialog: Locator) => dialog.getByRole('button', { name: 'Make the link' })

test.each([
  { on: 'a wide screen', visit: {} },
  { on: 'a phone', visit: { screen: phone } },
])(
  'BEY-16: on $on Ada makes a progress link; without an account and without a script somebody reads it, until she revokes it',
  async ({ visit }) => {
    const { page } = await openOwnerOf('Riverside', player, 'Ada', visit)
    await aSharedProject(page)
    const dialog = await openLinkDialog(page)
    expect(await dialog.getByLabel('Show names').isChecked()).toBe(false)
    await make(dialog).click()
    const address = await dialog.getByLabel('Link', { exact: true }).inputValue()
    const field = dialog.getByLabel('Link', { exact: true })
    await expect.poll(() => field.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(address).toMatch(/\/p\/[0-9a-f]{32}$/)

    const reader = await aReader({ javaScriptEnabled: false })
    await reader.goto(address)
    expect(await reader.title()).toBe(`${hall} · Bit Calculator`)
    await reader.getByRole('heading', { name: hall }).waitFor()
    await reader.getByText('Stalls below, a roof above.').waitFor()
    // 7 of 30 logs and 20 planks.
    await reader.getByRole('img', { name: /^14 %: 7 done, / }).waitFor()
    await reader.getByRole('row', { name: 'Rough Wood Log 23 7 30' }).waitFor()

    await dialog.getByLabel('Show names').click()
    await expect.poll(() => dialog.getByLabel('Show names').isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const again = await openLinkDialog(page)
    expect(await again.getByLabel('Link', { exact: true }).inputValue()).toBe(address)
    expect(await again.getByLabel('Show names').isChecked()).toBe(true)

    await again.getByRole('button', { name: 'Revoke' }).click()
    await again.getByText('The page is gone at once, for everybody.').waitFor()
    await again.getByRole('button', { name: 'Yes, revoke' }).click()
    await make(again).waitFor()
    expect((await reader.reload())?.status()).toBe(404)
    await reader.getByRole('heading', { name: 'This link does not work' }).waitFor()
  },
)

test('BEY-16, SET-8: a link that Ben revokes is gone for Ada at once; offline she is told why nothing happens, and what she chose stays', async () => {
  const { ada, ben } = await adaAndBen(player, {
    role: 'admin',
    visit: { expected: /ERR_INTERNET_DISCONNECTED/ },
  })
  const ids = await aSharedProject(ada)
  const dialog = await openLinkDialog(ada)
  await dialog.getByLabel('Show names').check()
  await ada.context().setOffline(true)
  await make(dialog).click()
  await dialog.getByRole('alert').getByText('The link could not be made').waitFor()
  expect(await dialog.getByLabel('Show names').isChecked()).toBe(true)
  await ada.context().setOffline(false)
  await make(dialog).click()
  await dialog.getByLabel('Link', { exact: true }).waitFor()
  const { link } = await callAs<{ link: ProgressLink }>(ben, 'getProgressLink', ids)
  expect(link.showsNames).toBe(true)
  await callAs(ben, 'revokeProgressLink', { settlementId: ids.settlementId, progressLinkId: link.id })
  await make(dialog).waitFor()
})

test('BEY-16, SET-5: a contributor is offered no progress link; of an archived project the link can still be revoked', async () => {
  const { ada, ben } = await adaAndBen(player)
  const ids = await aSharedProject(ada)
  await openPart(ben, 'Projects')
  await ben.getByRole('button', { name: `What can be done with ${hall}` }).click()
  await ben.getByRole('menuitem', { name: 'Players…' }).waitFor()
  expect(await ben.getByRole('menuitem', { name: 'Progress link…' }).count()).toBe(0)
  const { code } = await callAs<ProgressLink>(ada, 'makeProgressLink', { ...ids, showsNames: false })
  await callAs(ada, 'archiveProject', { ...ids, stock: 'stays' })
  const reader = await aReader()
  const address = new URL(`/p/${code}`, ada.url()).href
  await reader.goto(address)
  await reader.getByText('This project was archived').waitFor()
  await openPart(ada, 'Projects')
  await ada.getByRole('button', { name: 'Archived and deleted' }).click()
  await ada.getByRole('button', { name: `Progress link… ${hall}` }).click()
  const dialog = dialogOf(ada, 'Progress link')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByRole('button', { name: 'Yes, revoke' }).click()
  await dialog.getByText('An archived project gets no new one.').waitFor()
  expect((await reader.goto(address))?.status()).toBe(404)
})

test.each(looks)(
  'BEY-16, BEY-15: axe finds nothing wrong with the dialog of a progress link: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const { page } = await openOwnerOf('Riverside', player, 'Ada', { screen, stored })
    await aSharedProject(page)
    const { look, findings } = pageCheckOf(page)
    const dialog = await openLinkDialog(page)
    await look('no link')
    await make(dialog).click()
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByText('Revoke it?').waitFor()
    await look('a link that is about to be revoked')
    expect(findings).toEqual([])
  },
)
