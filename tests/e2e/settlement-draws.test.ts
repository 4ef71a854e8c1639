import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Member } from '#domain/settlement/tables'
import { playersOfThisFile } from '../support/app-page.ts'
import { openAppOfThisFile } from '../support/app-server.ts'
import { countDraws } from '../support/count-draws.ts'
import { memberRow, openPart } from '../support/settlement-page.ts'
import {
  answerOf,
  createSettlement,
  readSettlement,
  type Somebody,
  signInSomebody,
} from '../support/settlements.ts'

const { app, rows: run } = openAppOfThisFile()
const player = playersOfThisFile(app)
const members = 200

test('SET-4, SET-8: among 200 members the change of one role draws one row, for who makes it and for who looks on', async () => {
  const owner = await signInSomebody(app(), 'olivia')
  const settlementId = await createSettlement(owner, 'Riverside')
  await run(everybodyElse(settlementId))
  const page = await player.open({
    path: '/settlement',
    as: 'olivia',
    before: (tab) => tab.addInitScript(countDraws, 'member-row'),
  })
  await openPart(page, 'Users')
  const rows = page.getByRole('list', { name: 'Members' }).getByRole('listitem')
  // Only 20 members are shown at first, so that players and invitations can be reached below them.
  await expect.poll(() => rows.count()).toBe(20)
  await page.getByRole('button', { name: 'Show 180 more' }).click()
  await expect.poll(() => rows.count()).toBe(members)
  expect(await drawn(page)).toBeGreaterThanOrEqual(members)

  expect(
    await drawnBy(page, async () => {
      const role = memberRow(page, 'Member 77').getByRole('combobox')
      const answered = page.waitForResponse('**/api/updateSettlementCollaboration')
      await role.selectOption('viewer')
      await answered
      await expect.poll(() => role.inputValue()).toBe('viewer')
    }),
  ).toBe(1)

  expect(
    await drawnBy(page, async () => {
      const userId = await idOf(owner, settlementId, 'Member 42')
      await answerOf(owner.ask('updateSettlementCollaboration', { settlementId, userId, role: 'admin' }))
      const role = memberRow(page, 'Member 42').getByRole('combobox')
      await expect.poll(() => role.inputValue()).toBe('admin')
    }),
  ).toBe(1)
})

/** The statement that adds members until the settlement has 200. */
function everybodyElse(settlementId: string): string {
  return `
    with everybody as (
      select gen_random_uuid() as id, n, 'Member ' || n as name from generate_series(1, ${members - 1}) n),
    in_users as (
      insert into users (id, name, email) select id, name, id || '@id.invalid' from everybody),
    in_profiles as (
      insert into profiles (user_id, custom_display_name, public_look, public_number)
      select id, name, lower(name), 1000 + n from everybody),
    in_people as (
      insert into people (settlement_id, no, account) select '${settlementId}', n + 1, id from everybody)
    insert into memberships (settlement_id, user_id, role, status, invited_by_no, joined_at, last_active_at)
    select '${settlementId}', id, 'contributor', 'active', 1, now(), now() from everybody`
}

async function idOf(owner: Somebody, settlementId: string, wanted: string): Promise<string> {
  const { members: all } = await readSettlement(owner, settlementId)
  return all.find(({ name }: Member) => name === wanted)!.userId
}

/** How many rows of members the page draws while something is done. */
async function drawnBy(page: Page, work: () => Promise<void>): Promise<number> {
  const before = await drawn(page)
  await work()
  return (await drawn(page)) - before
}

/** How many rows of members the page has drawn since it was opened. */
function drawn(page: Page): Promise<number> {
  return page.evaluate(() => (window as never as { __drawn: Record<string, number> }).__drawn['member-row']!)
}
