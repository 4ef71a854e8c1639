import type { Reason } from '#contract/refusals'

/** What the log says of a refusal, where the specification wants it logged (SYS-9); undefined for all others. */
export function loggedSentence(reason: Reason | undefined, procedure: string): string | undefined {
  if (reason === 'no-project') return 'Project not found'
  if (reason === 'projects-protected') return 'Prevented the loss of all projects'
  if (reason !== 'no-task') return undefined
  return procedure === 'completeTask' ? 'Task not found for completion' : 'Task not found for update'
}
