import type { Locator, Page } from 'playwright-core'

/** The account button, or the one that offers to sign in, at every width. */
export function accountButton(page: Page): Locator {
  return page.getByRole('banner').locator('[data-account]')
}

/** Opens the sign-in dialog from the header, at every width. */
export async function openSignIn(page: Page): Promise<Locator> {
  await accountButton(page).click()
  const inMenu = page.getByRole('menu').getByRole('menuitem', { name: 'Sign In' })
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await inMenu.or(dialog).first().waitFor()
  if (await inMenu.isVisible()) await inMenu.click()
  await dialog.waitFor()
  return dialog
}

/** Presses the development sign-in. @returns the window it opens */
export async function openSignInWindow(page: Page): Promise<Page> {
  const dialog = await openSignIn(page)
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Development sign-in' }).click()
  const popup = await opened
  await popup.getByRole('heading', { name: 'Who do you want to be?' }).waitFor()
  return popup
}

/** Signs in through the window of the development sign-in, as one of its players or as a new one with that name. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const popup = await openSignInWindow(page)
  const closed = popup.waitForEvent('close')
  const ready = popup.getByRole('button', { name: new RegExp(`^${name}`) })
  if ((await ready.count()) > 0) await ready.click()
  else {
    await popup.getByLabel('Another player').fill(name)
    await popup.getByRole('button', { name: 'Sign in as this player' }).click()
  }
  await closed
  await page.getByRole('dialog', { name: 'Sign In' }).waitFor({ state: 'detached' })
}

/** Presses a button of the account, or its entry in the account's menu on a narrow screen. */
export async function chooseOfAccount(page: Page, name: 'Profile' | 'Data' | 'Sign Out'): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true })
  // A page that is still empty does not show which of the two it has.
  await accountButton(page).waitFor()
  if (await button.isVisible()) return button.click()
  await accountButton(page).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
