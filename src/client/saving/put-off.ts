import { planOwner } from '../state/plan-owner.ts'
import { canLock, holdLock, isHeld } from '../tabs/with-lock.ts'
import { type AskWhatToKeep, askWhatToKeep, decideLater } from './first-sign-in.ts'
import { setSaveStatus } from './save-status.ts'

/** A tab holds this lock while its user has not answered the question, or has put it off. */
const undecidedLock = 'bit-calculator.sign-in-put-off'

/** Asks what to keep, unless the user was asked in another tab, which is still open. */
export const askOnce: AskWhatToKeep = async (here, account, onAsked) =>
  (await isHeld(undecidedLock)) ? null : askHere(here, account, onAsked)

/** Asks in this tab, until it is answered in another one: that tab stores the plan under its new owner, and the question here closes. */
export const askHere: AskWhatToKeep = async (here, account, onAsked) => {
  const over = new AbortController()
  const release = holdUndecided()
  const owner = planOwner()
  addEventListener('storage', () => planOwner() !== owner && decideLater(), { signal: over.signal })
  try {
    return await askWhatToKeep(here, account, onAsked)
  } finally {
    release()
    over.abort()
  }
}

/** Holds the lock for other tabs to see; no work is done under it. @returns a function that releases it */
function holdUndecided(): () => void {
  return canLock() ? holdLock(undecidedLock, () => () => {}) : () => {}
}

type PutOff = {
  readonly userId: string
  /** Aborted once the account is no longer saved here, as after a sign-out. */
  readonly over: AbortSignal
  /** Starts the saving of the account once more, which asks in this way if the question is still open. */
  readonly open: (ask: AskWhatToKeep) => void
}

/** Leaves both plans as they are until the user chooses: by the button in the header, or in another tab (SAVE-3). */
export function putOff({ userId, over, open }: PutOff): void {
  if (planOwner() === userId) {
    // The user has already chosen in another tab.
    open(askOnce)
    return
  }
  const done = new AbortController()
  const release = holdUndecided()
  const end = () => {
    release()
    done.abort()
  }
  const goOn = (ask: AskWhatToKeep) => {
    end()
    open(ask)
  }
  // A tab in which the user has chosen stores whose plan this is from now on.
  addEventListener('storage', () => planOwner() === userId && goOn(askOnce), { signal: done.signal })
  over.addEventListener('abort', end)
  setSaveStatus({ state: 'undecided', decide: () => goOn(askHere) })
}
