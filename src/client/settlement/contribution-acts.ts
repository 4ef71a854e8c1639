import type { EveryActInput } from '#domain/settlement/acts/every-act'
import type { Outcome } from '../api/outcome.ts'
import { contributionsText as text } from '../messages/contributions-text.ts'
import { act } from './act.ts'
import { say, sayFailure } from './settlement-store.ts'

type Shown = EveryActInput<'approveTaskContributions'>['contributions'][number]
/** A contribution as it is shown, and what it is called. */
export type ShownContribution = Shown & { readonly what: string }

/** What became of one of several contributions; `waits` where there is no connection. */
export type NamedResult = { readonly contributionId: string; readonly what: string } & (
  | { readonly outcome: 'approved' | 'rejected' | 'waits' }
  | { readonly outcome: 'refused'; readonly reason: string }
)

/** The server takes that many contributions at a time. */
const mostAtOnce = 100

/** Accepts a contribution, or a part of it; the form says what failed (CON-3, BEY-21). */
export function approveContribution(
  settlementId: string,
  approval: EveryActInput<'approveTaskContribution'>,
) {
  return act(settlementId, 'approveTaskContribution', approval)
}

/** Accepts a contribution as it is, from the list. */
export async function approveAsItIs(
  settlementId: string,
  { what, ...shown }: ShownContribution,
): Promise<void> {
  const outcome = await approveContribution(settlementId, shown)
  sayFailure(outcome, text.approve.failed)
  if (outcome.done) sayDone(text.approve.done(what))
}

/** Accepts several contributions as they are. @returns a result for each (BEY-12) */
export async function approveSeveral(
  settlementId: string,
  chosen: readonly ShownContribution[],
): Promise<readonly NamedResult[]> {
  const results: NamedResult[] = []
  for (let from = 0; from < chosen.length; from += mostAtOnce)
    results.push(...(await approveAtOnce(settlementId, chosen.slice(from, from + mostAtOnce))))
  return results
}

async function approveAtOnce(
  settlementId: string,
  chosen: readonly ShownContribution[],
): Promise<readonly NamedResult[]> {
  const contributions = chosen.map(({ contributionId, revision }) => ({ contributionId, revision }))
  const outcome = await act(settlementId, 'approveTaskContributions', { contributions })
  if (!outcome.done) return chosen.map((one) => refusedOne(one, outcome.trouble.reason))
  const refused = new Map(outcome.reply?.results.map((one) => [one.contributionId, one.refused]))
  return chosen.map((one) => {
    if (outcome.reply === null) return { ...one, outcome: 'waits' }
    const why = refused.get(one.contributionId) ?? null
    return why === null ? { ...one, outcome: 'approved' } : refusedOne(one, text.refused(why))
  })
}

/** Sends a contribution back with a reason; the form says what failed (CON-3). */
export function rejectContribution(settlementId: string, rejection: EveryActInput<'rejectTaskContribution'>) {
  return act(settlementId, 'rejectTaskContribution', rejection)
}

/** Sends several contributions back with the same reason, each by an act of its own. @returns a result for each (BEY-12) */
export async function rejectSeveral(
  settlementId: string,
  chosen: readonly ShownContribution[],
  reason: string,
): Promise<Outcome<readonly NamedResult[]>> {
  const results: NamedResult[] = []
  for (const one of chosen) {
    const { contributionId, revision } = one
    const outcome = await rejectContribution(settlementId, { contributionId, revision, reason })
    if (!outcome.done) results.push(refusedOne(one, outcome.trouble.reason))
    else results.push({ ...one, outcome: outcome.reply === null ? 'waits' : 'rejected' })
  }
  // Done for the form also where some were refused: each result says what became of its contribution.
  return { done: true, reply: results }
}

function refusedOne(one: ShownContribution, reason: string): NamedResult {
  return { ...one, outcome: 'refused', reason }
}

/** Changes a contribution of the user's own; the form says what failed. */
export function changeContribution(settlementId: string, edit: EveryActInput<'updateTaskContribution'>) {
  return act(settlementId, 'updateTaskContribution', edit)
}

/** Takes back a contribution of the user's own (BEY-12). */
export async function withdrawContribution(
  settlementId: string,
  { contributionId, what }: Pick<ShownContribution, 'contributionId' | 'what'>,
): Promise<boolean> {
  const outcome = await act(settlementId, 'withdrawTaskContribution', { contributionId })
  sayFailure(outcome, text.withdrawFailed)
  if (outcome.done) sayDone(text.withdrawn(what))
  return outcome.done
}

/** Says above the page what was done with a contribution. */
export function sayDone(sentence: string): void {
  say({ kind: 'done', text: sentence })
}
