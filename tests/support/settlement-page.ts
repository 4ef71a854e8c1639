import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import type { Player, Visit } from './app-page.ts'
import type { AskAhead } from './returning-player.ts'

export function dialogOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name })
}

/** Opens a part of the settlement page by its link. */
export async function openPart(page: Page, name: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of the settlement' })
  await parts.waitFor()
  const link = parts.getByRole('link', { name: new RegExp(`^(\\d+ ?)?${name}`) })
  // On a phone most of them are under More.
  if ((await link.count()) === 0) await parts.getByRole('button', { expanded: false }).click()
  await link.click()
}

/** Picks what can be done with the open settlement, in the part with its users. */
export async function pickOfOpen(page: Page, item: string): Promise<void> {
  await pickFrom(page, 'More of the settlement', item)
}

/** Picks what can be done with a settlement of the list. */
export async function pickOfListed(page: Page, name: string, item: string): Promise<void> {
  await pickFrom(page, `More of ${name}`, item)
}

async function pickFrom(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menu', { name: menu }).getByRole('menuitem', { name: item, exact: true }).click()
}

/** Calls a procedure as the player whose page it is. */
export function callAs<Reply>(page: Page, procedure: string, input: object): Promise<Reply> {
  return page.evaluate(
    async ([name, body]) => {
      const response = await fetch(`/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return response.json()
    },
    [procedure, JSON.stringify(input)] as const,
  )
}

/** Opens the settlement page for a new user with that public name. */
export function openAs(player: Player, name: string, { earlier, ...visit }: Visit = {}): Promise<Page> {
  return player.open({
    path: '/settlement',
    as: `${name} ${randomUUID().slice(0, 8)}`,
    async earlier(ask) {
      await ask('updateUser', { customDisplayName: name })
      await earlier?.(ask)
    },
    ...visit,
  })
}

/** Opens the settlement page for a new user who created a settlement earlier. @returns the page, and the settlement's id */
export async function openOwnerOf(
  settlement: string,
  player: Player,
  name: string,
  visit: Visit = {},
): Promise<{ readonly page: Page; readonly id: string }> {
  let id = ''
  const earlier = async (ask: AskAhead) => {
    id = (await ask<{ readonly id: string }>('createSettlement', { name: settlement })).id
  }
  const page = await openAs(player, name, { ...visit, earlier })
  await page.getByRole('heading', { name: settlement, exact: true }).waitFor()
  return { page, id }
}

/** Opens the settlement page for a new user who joined earlier, by an invitation of that owner. */
export async function openMemberOf(
  { page: owner, id: settlementId }: { readonly page: Page; readonly id: string },
  player: Player,
  name: string,
  { role, ...visit }: Visit & { readonly role?: string } = {},
): Promise<Page> {
  const wishes = { settlementId, role }
  const { inviteCode } = await callAs<{ inviteCode: string }>(owner, 'createSettlementInviteLink', wishes)
  const page = await openAs(player, name, {
    ...visit,
    earlier: (ask) => ask('useSettlementInviteLink', { inviteCode }),
  })
  await page.getByRole('navigation', { name: 'Parts of the settlement' }).waitFor()
  return page
}

/** Creates a settlement with the dialog. */
export async function createSettlement(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create Settlement' }).click()
  const dialog = dialogOf(page, 'Create Settlement')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create Settlement' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

/** Makes an invitation with the dialog. @returns its code and link */
export async function invite(
  page: Page,
  { role = 'contributor', uses = '1' } = {},
): Promise<{ code: string; link: string }> {
  await page.getByRole('main').getByRole('button', { name: 'Invite User' }).click()
  const dialog = dialogOf(page, 'Invite User')
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await dialog.getByLabel('Max uses').fill(uses)
  await dialog.getByRole('button', { name: 'Generate invite link' }).click()
  const code = await dialog.getByLabel('Code', { exact: true }).inputValue()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return { code, link }
}

/** Joins with an invitation's link. */
export async function joinBy(page: Page, link: string): Promise<void> {
  const { pathname, hash } = new URL(link)
  await page.evaluate((to) => history.pushState(null, '', to), `${pathname}${hash}`)
  const dialog = dialogOf(page, 'Join Settlement')
  await dialog.getByText('You would join').waitFor()
  await dialog.getByRole('button', { name: 'Join Settlement' }).click()
  await dialog.waitFor({ state: 'detached' })
}

type Two = {
  /** Ben's role. */
  readonly role?: string
  readonly visit?: Visit
  /** Ben's visit, where it differs from Ada's. */
  readonly guestVisit?: Visit
}

/** Ada's settlement Riverside, with Ben in it, each in a window of their own. @returns their pages, and the settlement's id */
export async function adaAndBen(player: Player, { role, visit = {}, guestVisit = visit }: Two = {}) {
  const owner = await openOwnerOf('Riverside', player, 'Ada', visit)
  const ben = await openMemberOf(owner, player, 'Ben', { ...guestVisit, ...(role !== undefined && { role }) })
  return { ada: owner.page, ben, id: owner.id }
}

export function memberRow(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })
}

export function playerRow(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Players without an account' })
    .getByRole('listitem')
    .filter({ hasText: name })
}

/** The id of the only settlement of whoever uses the page. */
export async function settlementId(page: Page): Promise<string> {
  const [first] = await callAs<{ readonly id: string }[]>(page, 'getSettlementsUserCanAccess', {})
  return first!.id
}
