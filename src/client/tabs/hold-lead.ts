import { newId } from '../api/new-id.ts'
import { type HowHeld, holdLock } from './with-lock.ts'

/** A leader that runs answers sooner, also in a hidden tab. */
const answerWithinMs = 2_000
/** A tab in sight asks again after this time: the leader may be stopped meanwhile. */
const askAgainMs = 20_000

type Parts = {
  readonly name: string
  /** Leads, until the function that it returns is called. */
  readonly lead: (how: HowHeld) => () => void
  /** Asks all tabs whether one of them leads. */
  readonly ask: (question: string) => void
  /** Called when no tab has answered. */
  readonly onSilence: () => void
  /** Called when this tab was frozen and runs again. */
  readonly onResume: () => void
}

/** This tab's turn to lead. */
export type HeldLead = {
  readonly isHeld: () => boolean
  /** A frozen page still hears other tabs, but what it begins then does not end before it is resumed. */
  readonly isFrozen: () => boolean
  /** A tab has answered that it leads. @returns whether the question is the one that was asked last */
  readonly noteAnswer: (question: string) => boolean
  readonly release: () => void
}

/**
 * Leads while this tab has the lock. A tab that is frozen gives it up. Some browsers stop a hidden tab without telling it: so a tab
 * in sight asks for the leader, and takes the lock from one that does not answer.
 */
export function holdLead({ name, lead, ask, onSilence, onResume }: Parts): HeldLead {
  const over = new AbortController()
  const { signal } = over
  let isHeld = false
  let isFrozen = false
  let asked: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const hold = (steal = false) =>
    holdLock(
      name,
      (how) => {
        isHeld = true
        stopAsking()
        const end = lead(how)
        return () => {
          isHeld = false
          end()
          askWhoLeads()
        }
      },
      { steal },
    )
  const stopAsking = () => {
    clearTimeout(timer)
    asked = null
  }
  const askWhoLeads = () => {
    stopAsking()
    if (document.hidden || isHeld || signal.aborted) return
    asked = newId()
    ask(asked)
    timer = setTimeout(takeLead, answerWithinMs)
  }
  const takeLead = () => {
    onSilence()
    release()
    // `steal`: the silent tab loses the lock.
    release = hold(true)
  }

  let release = hold()
  document.addEventListener('visibilitychange', askWhoLeads, { signal })
  document.addEventListener(
    'freeze',
    () => {
      isFrozen = true
      release()
      stopAsking()
    },
    { signal },
  )
  document.addEventListener(
    'resume',
    () => {
      isFrozen = false
      release = hold()
      askWhoLeads()
      onResume()
    },
    { signal },
  )
  askWhoLeads()
  return {
    isHeld: () => isHeld,
    isFrozen: () => isFrozen,
    noteAnswer(question) {
      if (question !== asked) return false
      stopAsking()
      timer = setTimeout(askWhoLeads, askAgainMs)
      return true
    },
    release() {
      over.abort()
      stopAsking()
      release()
    },
  }
}
