import type { Locator, Page } from 'playwright-core'
import { chooseOfAccount } from './sign-in-page.ts'

/** Opens the User Profile dialog at one of its parts. */
export async function openProfile(
  page: Page,
  tab: 'Profile' | 'Preferences' | 'Devices' | 'Account' = 'Profile',
): Promise<Locator> {
  await chooseOfAccount(page, 'Profile')
  const dialog = page.getByRole('dialog', { name: 'User Profile' })
  await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}
