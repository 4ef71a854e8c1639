import type { PendingAct } from '../../pending-act.ts'

/** The ids of contributions that were changed or decided here, where the server has not answered that yet. */
export type UnsentReviews = {
  /** Delivered or changed here. */
  readonly changed: ReadonlySet<string>
  /** Approved, rejected or withdrawn here. */
  readonly decided: ReadonlySet<string>
}

/** Finds the contributions that this browser's unanswered acts are about (BEY-11). */
export function unsentReviews(pending: readonly PendingAct[]): UnsentReviews {
  const changed = new Set<string>()
  const decided = new Set<string>()
  for (const { id, name, input, isAnswered } of pending) {
    if (isAnswered) continue
    // A contribution has the id of the act that delivered it.
    if (name === 'createTaskContribution') changed.add(id)
    if (name === 'updateTaskContribution') changed.add(contributionIn(input))
    if (decisions.has(name)) decided.add(contributionIn(input))
    if (name === 'approveTaskContributions')
      for (const { contributionId } of (input as PendingAct<'approveTaskContributions'>['input'])
        .contributions)
        decided.add(contributionId)
  }
  return { changed, decided }
}

const decisions: ReadonlySet<string> = new Set([
  'approveTaskContribution',
  'rejectTaskContribution',
  'withdrawTaskContribution',
])

function contributionIn(input: unknown): string {
  return (input as PendingAct<'withdrawTaskContribution'>['input']).contributionId
}
