import type { Reason } from '#contract/refusals'

const assigning: ReadonlySet<string> = new Set(['assignTask', 'assignTasks', 'claimTask', 'unclaimTask'])

/** What the log says of a refusal, where the specification wants it logged (SYS-9); undefined for all others. */
export function loggedSentence(
  reason: Reason | undefined,
  { procedure, settlementId }: { readonly procedure: string; readonly settlementId: unknown },
): string | undefined {
  if (reason === 'no-project') return 'Project not found'
  if (reason === 'projects-protected') return 'Prevented the loss of all projects'
  if (reason === 'no-contribution') return 'Contribution not found'
  if (reason === 'no-invitation') return 'Invite link not found'
  // The id as it was sent: it may be anything.
  if (reason === 'no-settlement' || reason === 'settlement-deleted')
    return `Settlement ${String(settlementId).slice(0, 36)} not found`
  if (reason !== 'no-task') return undefined
  if (procedure === 'completeTask') return 'Task not found for completion'
  return assigning.has(procedure) ? 'Task not found for assignment' : 'Task not found for update'
}
