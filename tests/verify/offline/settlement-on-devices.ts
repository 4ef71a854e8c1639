import type { ListedSettlement } from '#contract/settlements'
import type { Dice } from '#scripts/verify-sync/dice'
import type { RunningServer } from '../../support/server.ts'
import {
  answerOf,
  createSettlement,
  joinAs,
  type Somebody,
  signInSomebody,
} from '../../support/settlements.ts'

/** The people whose devices take part, and the ids by which the server knows their three browsers. */
export type People = {
  readonly owner: Somebody
  readonly others: readonly [Somebody, Somebody]
  /** Belongs to no settlement of theirs; projects are shared with them. */
  readonly guest: Somebody
  readonly clientIds: string[]
}

/** A new settlement, and who has each of the three devices. */
export type SettlementOnDevices = {
  readonly settlementId: string
  readonly isPersonal: boolean
  readonly users: readonly [Somebody, Somebody, Somebody]
}

export async function gatherPeople(server: RunningServer, name: string): Promise<People> {
  const named = (no: number) => signInSomebody(server, `${name} ${no}`)
  return {
    owner: await named(1),
    others: [await named(2), await named(3)],
    guest: await named(4),
    clientIds: [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()],
  }
}

/**
 * Opens the settlement of a history. Two of five are personal; in a shared one the owner has one device, and one or two others have
 * the rest.
 */
export async function openSettlement({ owner, others }: People, dice: Dice): Promise<SettlementOnDevices> {
  if (dice.happens(40)) {
    const { id } = await answerOf(owner.ask<ListedSettlement>('openPersonalSettlement'))
    return { settlementId: id, isPersonal: true, users: [owner, owner, owner] }
  }
  const settlementId = await createSettlement(owner)
  const settings = { requireContributionApproval: dice.happens(50), maxAssigneesPerTask: 2 }
  await answerOf(owner.ask('updateSettlement', { settlementId, settings }))
  const [first, second] = others
  const users = [owner, first, dice.happens(50) ? first : second] as const
  for (const who of new Set(users.slice(1))) await joinAs(owner, settlementId, who, aRole(dice))
  return { settlementId, isPersonal: false, users }
}

export function aRole(dice: Dice): 'admin' | 'contributor' {
  return dice.happens(60) ? 'admin' : 'contributor'
}

/** Deletes the settlement, to make room for the next: nobody may own many. A personal one cannot be deleted, so it is shared first. */
export async function deleteSettlement(
  { owner }: People,
  { settlementId, isPersonal }: SettlementOnDevices,
): Promise<void> {
  if (isPersonal) await answerOf(owner.ask('shareSettlement', { settlementId }))
  await answerOf(owner.ask('deleteSettlement', { settlementId }))
}
