import type { Trouble } from '../../api/outcome.ts'
import type { Asked } from '../../api/use-answer.ts'

/** A shared project, or the list of all, as a screen shows it. */
export type ShownShared<Known> = Asked<Known> & {
  /** The server cannot be reached, or has not answered yet: nothing can be asked of it. */
  readonly isServerUnheard: boolean
}

type Heard = { readonly answer: unknown; readonly trouble: Trouble | null }

/** The server's answer; without one, what this browser saw last. */
export function shownShared<Known>(asked: Asked<Known>, kept: Known | null): ShownShared<Known> {
  const answer = asked.answer ?? kept
  const isServerUnheard = asked.trouble ? asked.trouble.isOffline : asked.answer === null
  // A screen that shows something unheard says so itself.
  const trouble = isServerUnheard && answer !== null ? null : asked.trouble
  return { answer, trouble, askAgain: asked.askAgain, isServerUnheard }
}

/** When to show what this browser saw last: once the server failed, or when it is late. */
export function whenToShowKept(asked: Heard): 'now' | 'late' | 'never' {
  if (hasEnded(asked)) return 'never'
  if (asked.trouble) return 'now'
  return asked.answer === null ? 'late' : 'never'
}

/** Whether the server says that the shared project has ended, or that there never was one. */
export function hasEnded({ trouble }: Pick<Heard, 'trouble'>): boolean {
  return trouble?.why === 'no-shared-project' || trouble?.why === 'input-invalid'
}
