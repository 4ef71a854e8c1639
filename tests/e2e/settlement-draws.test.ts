import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Member } from '#domain/settlement/tables'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { countDraws } from '../support/count-draws.ts'
import type { RunningServer } from '../support/server.ts'
import { memberRow, openPart } from '../support/settlement-page.ts'
import {
  answerOf,
  createSettlement,
  invite,
  readSettlement,
  type Somebody,
  somebody,
} from '../support/settlements.ts'

const app = appOfThisFile({ API_REQUESTS_PER_MINUTE: '100000' })
const player = playersOfThisFile(app)
const members = 200

test('SET-4, SET-8: among 200 members the change of one role draws one row, for who makes it and for who looks on', async () => {
  const owner = await somebody(app(), 'olivia')
  const settlementId = await createSettlement(owner, 'Riverside')
  await fill(app(), owner, settlementId)
  const page = await player.open({
    path: '/settlement',
    as: 'olivia',
    before: (tab) => tab.addInitScript(countDraws, 'member-row'),
  })
  await openPart(page, 'Users')
  const rows = page.getByRole('list', { name: 'Members' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(members)
  expect(await drawn(page)).toBeGreaterThanOrEqual(members)

  expect(
    await drawnBy(page, async () => {
      const role = memberRow(page, 'Member 77').getByRole('combobox')
      await role.selectOption('viewer')
      await page.waitForResponse('**/api/updateSettlementCollaboration')
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

/** Everybody else who fits in. */
async function fill(server: RunningServer, owner: Somebody, settlementId: string): Promise<void> {
  const { inviteCode } = await invite(owner, settlementId, { maxUses: 0 })
  for (let i = 1; i < members; i++) {
    const who = await somebody(server, `Member ${i}`)
    await answerOf(who.ask('updateUser', { customDisplayName: `Member ${i}` }))
    await answerOf(who.ask('useSettlementInviteLink', { inviteCode }))
  }
}

async function idOf(owner: Somebody, settlementId: string, wanted: string): Promise<string> {
  const { members: all } = await readSettlement(owner, settlementId)
  return all.find(({ name }: Member) => name === wanted)!.userId
}

async function drawnBy(page: Page, work: () => Promise<void>): Promise<number> {
  const before = await drawn(page)
  await work()
  return (await drawn(page)) - before
}

/** How many rows of members the page has drawn since it was opened. */
function drawn(page: Page): Promise<number> {
  return page.evaluate(() => (window as never as { __drawn: Record<string, number> }).__drawn['member-row']!)
}
