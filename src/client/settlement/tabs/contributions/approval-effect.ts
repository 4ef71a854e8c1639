import type { ItemId } from '#domain/catalog/item'
import { completeLedgerAct } from '#domain/planning/complete-ledger-act'
import type { LedgerCatalog } from '#domain/planning/ledger-catalog'
import type { NamedAmount } from '#domain/settlement/act-refusal'
import { ledgerActs } from '#domain/settlement/acts/ledger-acts'
import type { Contribution, Line } from '#domain/settlement/contribution'
import { nothingAsked } from '#domain/settlement/ledger-act'
import type { Rows } from '#domain/settlement/tables'

/** A number before and after. */
export type FromTo = { readonly from: number; readonly to: number }

type OfItem = {
  readonly itemId: ItemId
  readonly stock: FromTo
  /** Projects whose holding of it changes. */
  readonly projects: readonly (FromTo & { readonly name: string })[]
}

/** What approving would change, as the server would do it now. */
export type ApprovalEffect =
  | { readonly cannot: 'lacks'; readonly lacking: readonly NamedAmount[] }
  | { readonly cannot: 'nothing' | 'full' | 'other' }
  | {
      readonly cannot: null
      readonly items: readonly OfItem[]
      readonly materials: readonly (FromTo & { readonly itemId: ItemId })[]
      /** null where the task has no amounts, or is gone. */
      readonly task: (FromTo & { readonly target: number }) | null
    }

type Approval = { readonly accepted: readonly Line[]; readonly materials: readonly Line[] }

/** Does the approval on a copy of the rows and compares them: what a reviewer is shown before they press (CON-3). */
export function approvalEffect(
  ledger: LedgerCatalog,
  rows: Rows,
  pending: Contribution,
  { accepted, materials }: Approval,
  now: string,
): ApprovalEffect {
  // The act's id, its reason and `inDays` stand in for what is not known yet: none of the amounts that are compared depends on them.
  const done = completeLedgerAct(
    ledger,
    ledgerActs.approveTaskContribution,
    // The delivery as it is shown: the rows may have a newer revision of it, or none.
    { ...rows, contributions: new Map([[pending.id, pending]]) },
    { contributionId: pending.id, revision: pending.revision, accepted, materials, reason: '…' },
    {
      ...nothingAsked,
      id: `${pending.id} approved`,
      now,
      by: anOwner,
      byNo: pending.byNo,
      inDays: () => now,
    },
  )
  if ('refused' in done) return cannotBe(done.refused)
  const { after } = done
  const task = rows.taskNumbers.get(pending.taskId)
  const taskAfter = after.taskNumbers.get(pending.taskId)
  return {
    cannot: null,
    items: accepted.filter(({ quantity }) => quantity > 0).map(({ itemId }) => ofItem(rows, after, itemId)),
    materials: materials
      .filter(({ quantity }) => quantity > 0)
      .map(({ itemId }) => ({ itemId, ...stockOf(rows, after, itemId) })),
    task:
      task && taskAfter && taskAfter.target > 0
        ? { from: task.completed, to: taskAfter.completed, target: taskAfter.target }
        : null,
  }
}

/** The approval is tried as an owner's: what is shown does not depend on who looks. */
const anOwner = { role: 'co_owner', isOwner: true, userId: '' } as const

function cannotBe(refused: { readonly why: string; readonly facts?: unknown }): ApprovalEffect {
  const { why, facts } = refused
  if (why === 'materials-lack') return { cannot: 'lacks', ...(facts as { lacking: readonly NamedAmount[] }) }
  if (why === 'nothing-accepted') return { cannot: 'nothing' }
  return { cannot: why === 'stock-full' ? 'full' : 'other' }
}

function ofItem(before: Rows, after: Rows, itemId: ItemId): OfItem {
  const projects = [...after.projects.values()].flatMap(({ id, name }) => {
    const key = `${id}:${itemId}`
    const [from, to] = [before, after].map((rows) => rows.allotments.get(key)?.amount ?? 0) as [
      number,
      number,
    ]
    return from === to ? [] : [{ name, from, to }]
  })
  return {
    itemId,
    stock: stockOf(before, after, itemId),
    projects,
  }
}

function stockOf(before: Rows, after: Rows, itemId: ItemId): FromTo {
  const [from, to] = [before, after].map(({ stock }) => stock.get(itemId)?.quantity ?? 0) as [number, number]
  return { from, to }
}
