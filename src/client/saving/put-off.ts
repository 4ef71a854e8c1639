import { planOwner } from '../state/plan-owner.ts'
import { canLock, holdLock, isHeld } from '../tabs/with-lock.ts'
import { type AskWhatToKeep, askWhatToKeep } from './first-sign-in.ts'
import { setSaveStatus } from './save-status.ts'

/** Held where the user has put the question off. */
const putOffLock = 'bit-calculator.sign-in-put-off'

/** Asks what to keep, unless the user has put that off in another tab, which is still open. */
export const askOnce: AskWhatToKeep = async (here, account) =>
  (await isHeld(putOffLock)) ? null : askWhatToKeep(here, account)

type PutOff = {
  readonly userId: string
  readonly over: AbortSignal
  readonly open: (ask: AskWhatToKeep) => void
}

/** Leaves both plans as they are until the user chooses: by the button in the header, or in another tab (SAVE-3). */
export function putOff({ userId, over, open }: PutOff): void {
  const done = new AbortController()
  const release = canLock() ? holdLock(putOffLock, () => () => {}) : () => {}
  const end = () => {
    release()
    done.abort()
  }
  const goOn = (ask: AskWhatToKeep) => {
    end()
    open(ask)
  }
  // Another tab tells by it whose plan this is from now on.
  addEventListener('storage', () => planOwner() === userId && goOn(askOnce), { signal: done.signal })
  over.addEventListener('abort', end)
  setSaveStatus({ state: 'undecided', decide: () => goOn(askWhatToKeep) })
}
