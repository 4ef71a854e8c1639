import type { Page } from 'playwright-core'
import type { Contribution } from '#domain/settlement/contribution'
import type { Snapshot } from '#domain/settlement/tables'
import type { Player, Visit } from './app-page.ts'
import { adaAndBen, callAs, openPart } from './settlement-page.ts'

type Wishes = { readonly role?: string; readonly visit?: Visit; readonly guestVisit?: Visit }

/** Ada's Riverside with a bridge that misses 30 logs, and Ben in it, who delivers. */
export async function aBridge(player: Player, wishes: Wishes = {}) {
  const { ada, ben, id: settlementId } = await adaAndBen(player, wishes)
  const ask = <Reply>(page: Page, procedure: string, input: object = {}) =>
    callAs<Reply>(page, procedure, { settlementId, ...input })
  await ask(ada, 'createProject', { name: 'Bridge', items: [{ itemId: '1', quantity: 30 }] })
  const { tables } = await ask<Snapshot>(ada, 'getSettlement')
  const taskId = tables.tasks[0]!.id
  const deliver = (page: Page, quantity: number, said: object = {}) =>
    ask<Contribution>(page, 'createTaskContribution', {
      taskId,
      itemsContributed: [{ itemId: '1', quantity }],
      ...said,
    })
  /** The amounts of the contributions with a status, as the server lists them. */
  const listed = async (status: string) => {
    const page = await ask<{ contributions: Contribution[] }>(ada, 'getTaskContributionsBySettlement', {
      status,
    })
    return page.contributions.map(({ itemsContributed }) => itemsContributed[0]!.quantity)
  }
  return { ada, ben, settlementId, ask, deliver, listed, taskId }
}

export const waiting = (page: Page) =>
  page.getByRole('list', { name: 'Contributions that wait, oldest first' }).getByRole('listitem')

export const decided = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')

/** Opens the dashboard, and one of its tabs. */
export async function openDashboard(page: Page, tab = 'Pending'): Promise<void> {
  await openPart(page, 'Contributions')
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
}
