import { type KeyboardEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { validQuantity } from '#domain/build-list/build-list'
import { findItem } from '#domain/catalog/catalog'
import type { Item, ItemId } from '#domain/catalog/item'
import { calculatorText } from '../../messages/calculator-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { addToQueue } from '../../state/edits.ts'
import { setPreference } from '../../state/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { VirtualListHandle } from '../../ui/virtual-list.tsx'
import {
  type CatalogView,
  changeCatalogView,
  typeAmount,
  useCatalogView,
  useTypedAmounts,
} from '../state/catalog-view.ts'
import { CatalogFilters } from './catalog-filters.tsx'
import { CatalogList } from './catalog-list.tsx'
import { describeItem } from './describe-item.ts'

const text = calculatorText.catalog

type Props = { className: string; searchField: RefObject<HTMLInputElement | null> }

export function CatalogPanel({ className, searchField }: Props) {
  const { catalog, search } = useEngine()
  const view = useCatalogView(search)
  const amounts = useTypedAmounts()
  const [active, setActive] = useState(0)
  // While keys go to the search, the row they act on is marked.
  const [isTyping, setIsTyping] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  // The amount typed since an arrow went to a row; null while what is typed is searched for.
  const [digits, setDigits] = useState<string | null>(null)
  const list = useRef<VirtualListHandle>(null)
  const { type, tier, rarity, profession } = view.filter
  const found = useMemo(() => search.find(view.filter, view.sort), [search, view])

  const show = useCallback((change: (view: CatalogView) => CatalogView) => {
    changeCatalogView(change)
    setActive(0)
    setDigits(null)
    list.current?.scrollToTop()
    setAnnouncement('')
  }, [])

  const searchFor = (searchTerm: string) =>
    show((shown) => ({ ...shown, filter: { ...shown.filter, searchTerm } }))

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

  function onKeyDown(event: KeyboardEvent) {
    const item = active < found.length ? catalog.itemAt(found[active]!) : null
    const typed = digits !== null && item ? digitsAfter(digits, event) : null
    const rows = rowsWalked[event.key]
    if (rows !== undefined) moveTo(active + rows)
    else if (typed !== null) typeDigits(item!, typed)
    else if (event.key === 'Enter' && item) {
      add(item.id, amounts.get(item.id) ?? 1)
      if (digits !== null) setDigits('')
    } else if (event.key === 'Escape') searchFor('')
    else return
    event.preventDefault()
  }

  return (
    <Panel
      title={text.title}
      note={text.count(found.length, catalog.size)}
      className={className}
      actions={
        <Button
          look="quiet"
          icon
          className="-mr-2 max-wide:hidden"
          title={text.collapse}
          aria-label={text.collapse}
          aria-expanded={true}
          onClick={() => setPreference('catalogCollapsed', true)}
        >
          <Icon name="collapse" />
        </Button>
      }
    >
      <div className="flex flex-col gap-2 border-b border-line px-3.5 pb-2.5 classic:gap-1.5 classic:pb-1.5">
        <SearchField
          value={view.filter.searchTerm}
          labels={{ field: text.search, title: text.searchTitle, clear: text.clearSearch }}
          fieldRef={searchField}
          shortcut="/"
          onChange={searchFor}
          onKeyDown={onKeyDown}
          onFocusChange={setIsTyping}
        />
        <CatalogFilters
          type={type}
          tier={tier}
          rarity={rarity}
          profession={profession}
          sort={view.sort}
          onChange={show}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title={text.noneFound} hint={text.tryFilters} />
      ) : (
        <CatalogList
          found={found}
          marked={isTyping ? active : null}
          amounts={amounts}
          handle={list}
          onAmount={typeAmount}
          onAdd={add}
        />
      )}
      <p className="border-t border-line px-3.5 py-2 text-small text-ink-3 classic:py-1">
        {text.footer(found.length, catalog.size)}
      </p>
      <p role="status" className="sr-only">
        {announcement || text.count(found.length, catalog.size)}
      </p>
    </Panel>
  )
}

/** How many rows a key walks. */
const rowsWalked: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** The digits with the pressed one behind them, or without their last; null where the key is for something else. */
function digitsAfter(digits: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null
  if (/^\d$/.test(key)) return `${digits}${key}`.slice(0, 10)
  return key === 'Backspace' && digits !== '' ? digits.slice(0, -1) : null
}
