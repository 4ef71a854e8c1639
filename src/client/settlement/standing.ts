import type { OwnUser } from '#contract/users'
import { type Action, may, type Standing } from '#domain/settlement/right'
import type { SettlementState } from '#domain/settlement/settlement-state'
import { useAccount } from '../account/account.ts'
import { useSettlement } from './settlement-store.ts'

/** The signed-in player; the settlement page is drawn for nobody else. */
export function useMe(): OwnUser | null {
  const account = useAccount()
  return account.state === 'signedIn' ? account.user : null
}

/** How a user stands to a settlement, as the screen shows it. */
export function standingIn({ settlement, members }: SettlementState, userId: string): Standing {
  const role = members.find((member) => member.userId === userId)?.role ?? ''
  return { role, isOwner: settlement.ownerId === userId }
}

/** Answers whether the signed-in player may do something in the open settlement (SET-5). */
export function useMay(): (action: Action) => boolean {
  const me = useMe()
  const state = useSettlement()
  const standing = me && state && standingIn(state, me.id)
  return (action) => standing !== null && may(standing, action)
}
