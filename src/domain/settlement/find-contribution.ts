import type { Contribution } from './contribution.ts'
import type { LedgerActing } from './ledger-act.ts'
import type { Rows } from './tables.ts'

/** A contribution that waits for review, or one that was decided and that the act asked for. */
export function findContribution(
  { contributions }: Pick<Rows, 'contributions'>,
  id: string,
  { decided }: Pick<LedgerActing, 'decided'>,
): Contribution | undefined {
  return contributions.get(id) ?? decided.get(id)
}
