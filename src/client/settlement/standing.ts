import type { OwnUser } from '#contract/users'
import { type Action, may } from '#domain/settlement/right'
import { settlementIn } from '#domain/settlement/tables'
import { useAccount } from '../account/account.ts'
import { shownRows, useSettlements } from './selectors.ts'

/** The signed-in player; the settlement page is drawn for nobody else. */
export function useMe(): OwnUser | null {
  const account = useAccount()
  return account.state === 'signedIn' ? account.user : null
}

/** The role of the signed-in player in the open settlement; null where they have none there. */
export function useMyRole(): string | null {
  const me = useMe()
  return useSettlements((state) => (me && shownRows(state)?.members.get(me.id)?.role) ?? null)
}

/** Answers whether the signed-in player may do something in the open settlement (SET-5). */
export function useMay(): (action: Action) => boolean {
  const me = useMe()
  const role = useMyRole()
  const isOwner = useSettlements((state) => {
    const rows = shownRows(state)
    return rows !== null && settlementIn(rows).ownerId === me?.id
  })
  return (action) => role !== null && may({ role, isOwner }, action)
}
