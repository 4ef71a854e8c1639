import type { OwnUser } from '#contract/users'
import { isClosedWhilePersonal } from '#domain/settlement/personal'
import { type Action, may } from '#domain/settlement/right'
import { settlementIn } from '#domain/settlement/tables'
import { accountUserId, useAccount } from '../session/account.ts'
import { shownRows, useKeys, useSettlement, useSettlements } from './selectors.ts'

/** The signed-in user; null until the server has confirmed the session. */
export function useMe(): OwnUser | null {
  const account = useAccount()
  return account.state === 'signedIn' ? account.user : null
}

/** The user's id, also before the server has confirmed the session. */
export function useMyId(): string | null {
  return accountUserId(useAccount())
}

/** The user's role in the open settlement; null where they are no member. */
export function useMyRole(): string | null {
  const myId = useMyId()
  return useSettlements((state) => (myId && shownRows(state)?.members.get(myId)?.role) ?? null)
}

/** @returns a function that says whether the user may do something in the open settlement (SET-5, SET-9) */
export function useMay(): (action: Action) => boolean {
  const role = useMyRole()
  const isPersonal = useIsPersonal()
  const isInSample = useIsSample()
  const isOwner = useIsOwner()
  return (action) =>
    role !== null &&
    may({ role, isOwner, isInSample }, action) &&
    !(isPersonal && isClosedWhilePersonal(action))
}

/** Whether the user owns the open settlement. */
export function useIsOwner(): boolean {
  const myId = useMyId()
  return useSettlements((state) => {
    const rows = shownRows(state)
    return rows !== null && settlementIn(rows).ownerId === myId
  })
}

/** Whether the open settlement is the user's own (SET-9). */
export function useIsPersonal(): boolean {
  return useSettlement((settlement) => settlement.isPersonal) === true
}

/** Whether the open settlement is a sample; it is personal too. */
export function useIsSample(): boolean {
  return useSettlement((settlement) => settlement.isSample) === true
}

/** The members who have the settlement open now, the user included (BEY-11). */
export function useHere(): ReadonlySet<string> {
  const myId = useMyId()
  const members = useKeys('members')
  const here = useSettlements((settlements) => settlements.here)
  const present = new Set(myId === null ? here : [...here, myId])
  return new Set(members.filter((userId) => present.has(userId)))
}
