import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { dataManager } from '../support/data-files.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { openProfile } from '../support/profile-dialog.ts'
import { accountButton, chooseOfAccount, openSignIn, signInAs } from '../support/sign-in-page.ts'

const player = playersOfThisFile(appOfThisFile())

test.each(looks)(
  'BEY-15: axe finds nothing wrong with accounts: $layout, $width px wide, in both themes',
  async ({ layout, screen, width, stored }) => {
    const page = await player.open({ screen, stored })
    const { look, findings } = pageCheckOf(page)
    const dialog = await openSignIn(page)
    await dialog.getByRole('button', { name: 'Development sign-in' }).waitFor()
    await look('sign in')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await signInAs(page, `${layout} ${width}`)
    await look('header')
    if (screen === phone) {
      await accountButton(page).click()
      await page.getByRole('menu').waitFor()
      await look('menu')
      await page.keyboard.press('Escape')
    }

    await chooseOfAccount(page, 'Data')
    await dataManager(page).getByRole('button', { name: 'Save to Cloud' }).click()
    await dataManager(page).getByText('Data saved').waitFor()
    await look('data manager')
    await page.keyboard.press('Escape')
    await dataManager(page).waitFor({ state: 'detached' })

    const profile = await openProfile(page)
    await look('profile')
    // From 16 of the 20 letters on, the counter beside the field warns in another colour, whose contrast is checked too.
    await profile.getByLabel('Nickname').fill('seventeen-letters')
    await look('profile, long name')
    for (const tab of ['Preferences', 'Devices', 'Account']) {
      await profile.getByRole('tab', { name: tab }).click()
      if (tab === 'Devices') await profile.getByText('this one').waitFor()
      await look(tab)
    }
    await profile.getByRole('link', { name: 'What is stored about me?' }).click()
    await page.getByRole('heading', { name: 'What is stored' }).waitFor()
    await look('privacy')
    await page.getByRole('link', { name: 'Settlement System' }).click()
    await page.getByText('You are in no settlement yet').waitFor()
    await look('settlement')
    expect(findings).toEqual([])
  },
)
