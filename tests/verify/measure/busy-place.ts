import type { Contribution } from '#domain/settlement/contribution'
import type { Task } from '#domain/settlement/ledger-rows'
import { settingRanges } from '#domain/settlement/settings'
import type { Rows, Snapshot } from '#domain/settlement/tables'
import { inventedId } from '#scripts/bench/invented-items'
import type { RunningServer } from '../../support/server.ts'
import {
  answerOf,
  createSettlement,
  invite,
  type Somebody,
  signInSomebody,
} from '../../support/settlements.ts'
import { sumOf } from '../sum-of.ts'

export type Size = { readonly members: number; readonly projects: number; readonly kinds: number }

/** The size that the bar names (B17): 2,000 tasks, 20 of each project. */
export const large: Size = { members: 100, projects: 100, kinds: 1_000 }
/** The size that the built-in database is meant for: 500 tasks. */
export const small: Size = { members: 25, projects: 25, kinds: 250 }

/** A settlement in which people are at work, filled through the API. */
export type BusyPlace = {
  readonly settlementId: string
  readonly owner: Somebody
  /** Each of them signed in at one of the servers, in turns. */
  readonly admins: readonly Somebody[]
  readonly contributors: readonly Somebody[]
  /** The tasks that have an item, each with it. */
  readonly tasks: readonly { readonly id: string; readonly itemId: string }[]
  readonly playerId: string
}

const admins = 10
/** How many items one act adds to the stock. */
const inOneAct = 250
/** Families of invented items: projects take their items from the first half, stock that nobody needs is of the second. */
const families = 50
const inFamily = 100
/** Items of the eighth layer: each leads to ten tasks, its own, three of the ninth layer and six of the tenth. */
const wantedLayer = 70

export async function aBusyPlace(servers: readonly RunningServer[], size: Size): Promise<BusyPlace> {
  const owner = await signInSomebody(servers[0]!, `Owner of ${size.projects}`)
  const settlementId = await createSettlement(owner)
  // Whoever delivers for a task becomes one of its assignees: in half an hour more than the usual five do.
  const settings = { maxAssigneesPerTask: settingRanges.maxAssigneesPerTask.most }
  await answerOf(owner.ask('updateSettlement', { settlementId, settings }))
  const members: Somebody[] = []
  // 0 uses: as many as come.
  const { inviteCode } = await invite(owner, settlementId, { role: 'contributor', maxUses: 0 })
  for (let place = 1; place < size.members; place++) {
    const who = await signInSomebody(servers[place % servers.length]!, `Member ${place} of ${size.projects}`)
    await answerOf(who.ask('useSettlementInviteLink', { inviteCode }))
    members.push(who)
  }
  for (const { userId } of members.slice(0, admins))
    await answerOf(owner.ask('updateSettlementCollaboration', { settlementId, userId, role: 'admin' }))
  for (let place = 0; place < size.projects; place++)
    await answerOf(
      owner.ask('createProject', { settlementId, name: `Project ${place}`, items: wantedBy(place) }),
    )
  const kinds = Array.from({ length: size.kinds }, (_, place) => ({ itemId: stockOf(place), quantity: 500 }))
  for (let place = 0; place < kinds.length; place += inOneAct)
    await answerOf(
      owner.ask('addItemsToInventory', { settlementId, items: kinds.slice(place, place + inOneAct) }),
    )
  const { id: playerId } = await answerOf(
    owner.ask<{ id: string }>('addPlayer', { settlementId, name: 'Finn' }),
  )
  const { tables } = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))
  return {
    settlementId,
    owner,
    admins: members.slice(0, admins),
    contributors: members.slice(admins),
    tasks: tables.tasks.flatMap(({ id, itemId }: Task) => (itemId === null ? [] : [{ id, itemId }])),
    playerId,
  }
}

/**
 * What a project asks for: two items of different families, and so many pieces that no delivery ends a task. The number given to
 * `inventedId` has the family in its hundreds, the layer in its tens and the item of the layer last: another one every 25 projects.
 */
function wantedBy(place: number) {
  return [0, 7].map((step) => ({
    itemId: inventedId(
      ((place + step) % (families / 2)) * inFamily + wantedLayer + (Math.floor(place / 25) % 10),
    ),
    quantity: 100_000 + place,
  }))
}

/** A kind of stock that no project asks for. */
export function stockOf(place: number): string {
  return inventedId((families / 2) * inFamily + place)
}

/** How much there is of the items that tasks ask for. */
export function piecesIn({ stock }: Rows, { tasks }: BusyPlace): number {
  const wanted = new Set(tasks.map(({ itemId }) => itemId))
  return sumOf([...stock.values()].map(({ itemId, quantity }) => (wanted.has(itemId) ? quantity : 0)))
}

export type Delivered = Pick<Contribution, 'id' | 'revision'>
