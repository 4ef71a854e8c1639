import { type KeyboardEvent, type RefObject, useCallback, useState } from 'react'
import { validQuantity } from '#domain/build-list/build-list'
import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { Item, ItemId } from '#domain/catalog/item'
import { calculatorText } from '../../messages/calculator-text.ts'
import { openItem } from '../../plan/aside-address.ts'
import { addToQueue } from '../../state/edits.ts'
import type { VirtualListHandle } from '../../ui/virtual-list.tsx'
import { typeAmount, useTypedAmounts } from '../state/catalog-view.ts'
import { describeItem } from './describe-item.ts'

const text = calculatorText.catalog

type Parts = {
  catalog: Catalog
  /** Places of the items that are found, in their order. */
  found: ArrayLike<number>
  list: RefObject<VirtualListHandle | null>
  clearSearch: () => void
}

/** Keys pressed in the search field that act on the rows: arrows go to a row, digits then are its amount, Enter queues it. */
export function useCatalogKeys({ catalog, found, list, clearSearch }: Parts) {
  const amounts = useTypedAmounts()
  const [active, setActive] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  // The amount typed since an arrow went to a row; null while what is typed is searched for.
  const [digits, setDigits] = useState<string | null>(null)

  // Called when the search, a filter or the order changes: the first row is the active one again.
  const startOver = useCallback(() => {
    setActive(0)
    setDigits(null)
    list.current?.scrollToTop()
    setAnnouncement('')
  }, [list])

  const add = useCallback(
    (itemId: ItemId, amount: number) => {
      const item = findItem(catalog, itemId)
      if (!item) return
      if (item.recipes.length === 0) return setAnnouncement(text.gatherOnly)
      addToQueue(item.id, amount)
      typeAmount(item.id, 1)
      setAnnouncement(text.added(amount, item.name))
    },
    [catalog],
  )

  function moveTo(index: number) {
    const next = Math.max(0, Math.min(found.length - 1, index))
    setActive(next)
    setDigits('')
    list.current?.scrollToIndex(next)
    if (found.length > 0) setAnnouncement(describeItem(catalog.itemAt(found[next]!)))
  }

  function typeDigits(item: Item, next: string) {
    const amount = validQuantity(Number(next))
    setDigits(next)
    typeAmount(item.id, amount)
    setAnnouncement(text.amountTyped(amount, item.name))
  }

  /** Queues the row, or shows its details. */
  function enter(item: Item, shows: boolean) {
    if (shows) return openItem(item.id)
    add(item.id, amounts.get(item.id) ?? 1)
    if (digits !== null) setDigits('')
  }

  function onKeyDown(event: KeyboardEvent) {
    const item = active < found.length ? catalog.itemAt(found[active]!) : null
    const typed = digits !== null && item ? digitsAfter(digits, event) : null
    const rows = rowsWalked[event.key]
    if (rows !== undefined) moveTo(active + rows)
    else if (typed !== null) typeDigits(item!, typed)
    else if (event.key === 'Enter' && item) enter(item, event.shiftKey)
    else if (event.key === 'Escape') clearSearch()
    else return
    event.preventDefault()
  }

  return { active, amounts, announcement, add, startOver, onKeyDown }
}

/** How many rows a key walks. */
const rowsWalked: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** The digits with the pressed one behind them, or without their last; null where the key is for something else. */
function digitsAfter(digits: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null
  // The largest amount has 10 digits.
  if (/^\d$/.test(key)) return `${digits}${key}`.slice(0, 10)
  return key === 'Backspace' && digits !== '' ? digits.slice(0, -1) : null
}
