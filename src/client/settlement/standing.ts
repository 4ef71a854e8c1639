import type { OwnUser } from '#contract/users'
import { type Action, may } from '#domain/settlement/right'
import { settlementIn } from '#domain/settlement/tables'
import { accountUserId, useAccount } from '../session/account.ts'
import { shownRows, useSettlements } from './selectors.ts'

/** The signed-in player, as the server has confirmed it. */
export function useMe(): OwnUser | null {
  const account = useAccount()
  return account.state === 'signedIn' ? account.user : null
}

/** The id of the player whose browser this is, also while the server has not confirmed it. */
export function useMyId(): string | null {
  return accountUserId(useAccount())
}

/** The role of the player in the open settlement; null where they have none there. */
export function useMyRole(): string | null {
  const myId = useMyId()
  return useSettlements((state) => (myId && shownRows(state)?.members.get(myId)?.role) ?? null)
}

/** Answers whether the player may do something in the open settlement (SET-5). */
export function useMay(): (action: Action) => boolean {
  const myId = useMyId()
  const role = useMyRole()
  const isOwner = useSettlements((state) => {
    const rows = shownRows(state)
    return rows !== null && settlementIn(rows).ownerId === myId
  })
  return (action) => role !== null && may({ role, isOwner }, action)
}
