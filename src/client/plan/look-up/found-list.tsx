import { useRowHeight } from '../../item/use-row-height.ts'
import { lookUpText as text } from '../../messages/look-up-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { stripe } from '../../ui/stripe.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import type { Found } from './found-recipes.ts'
import { RecipeRow } from './recipe-row.tsx'

const line =
  'flex min-h-row items-center gap-2.5 border-b border-line px-4 py-1 hover:bg-sunken classic:py-0 thumb:classic:py-1'

type Props<Row> = {
  label: string
  rows: readonly Found<Row>[]
  /** What the look-up found out about a recipe, in words. */
  foundOf: (row: Found<Row>) => string
  /** How many pieces the button of a row queues. */
  quantityOf: (row: Found<Row>) => number
  onAdded: (said: string) => void
}

/** Recipes that a look-up found, in any number; only those in sight are drawn. */
export function FoundList<Row extends { readonly recipeIndex: number }>(props: Props<Row>) {
  const { label, rows, foundOf, quantityOf, onAdded } = props
  const rowHeight = useRowHeight({ modern: 53, classic: 31, phone: 57 })
  if (rows.length === 0) return <EmptyState title={text.noneFit} hint={text.noneFitHint} />
  return (
    <VirtualList
      label={label}
      count={rows.length}
      rowHeight={rowHeight}
      keyAt={(index) => (rows[index] ? `${rows[index].item.id} ${rows[index].recipeIndex}` : index)}
      rowClass={(index) => `${line} ${stripe(index)}`}
    >
      {(index) => {
        const row = rows[index]!
        return (
          <RecipeRow
            item={row.item}
            recipeIndex={row.recipeIndex}
            found={foundOf(row)}
            quantity={quantityOf(row)}
            onAdded={onAdded}
          />
        )
      }}
    </VirtualList>
  )
}
