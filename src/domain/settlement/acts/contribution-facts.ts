import { type Catalog, itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import type { Contribution } from '../contribution.ts'
import type { PersonNo } from '../names.ts'

/** What was delivered: its first item, and how many further ones. */
export type Delivered = { readonly item: string; readonly amount: number; readonly others: number }

/** Who delivered: the member, unless they acted themselves, and the named player they entered it for. */
export type From = { readonly member?: PersonNo | undefined; readonly player?: string | undefined }

/** Log entries about contributions. */
export type ContributionFacts = {
  'contribution.submitted': Delivered & Pick<From, 'player'> & { readonly task: string }
  /** Counted at once, because nothing needs to be approved here. */
  'contribution.counted': Delivered & Pick<From, 'player'> & { readonly task: string }
  'contribution.changed': Delivered
  'contribution.withdrawn': Delivered
  /** `rest`: how many pieces were not accepted. */
  'contribution.approved': Delivered & From & { readonly rest: number; readonly selfApproved: boolean }
  'contribution.rejected': Delivered & From & { readonly reason: string }
  'contributions.approved': { readonly count: number }
}

/** What the log says of a contribution. */
export function deliveredFacts({ itemsContributed }: Contribution, catalog: Catalog) {
  const [first, ...others] = itemsContributed
  return {
    item: itemName(catalog, first?.itemId ?? ('' as ItemId)),
    amount: first?.quantity ?? 0,
    others: others.length,
  }
}
