import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { lazyExtra } from '../../lazy/lazy-extra.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { setPreference } from '../../state/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FiltersButton } from '../../ui/filters-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { VirtualListHandle } from '../../ui/virtual-list.tsx'
import {
  type CatalogView,
  changeCatalogView,
  filtersInUse,
  typeAmount,
  useCatalogView,
} from '../state/catalog-view.ts'
import { CatalogFilters } from './catalog-filters.tsx'
import { CatalogFooter } from './catalog-footer.tsx'
import { CatalogList } from './catalog-list.tsx'
import { useCatalogKeys } from './use-catalog-keys.ts'

const text = calculatorText.catalog
const ClaimTier = lazyExtra(() => import('./claim-tier.tsx').then((part) => part.ClaimTier))

type Props = { className: string; searchField: RefObject<HTMLInputElement | null> }

/** The catalogue: what is searched for and left out, and the rows that are found. */
export function CatalogPanel({ className, searchField }: Props) {
  const { catalog, search } = useEngine()
  const view = useCatalogView(search)
  // While keys go to the search, the row they act on is marked.
  const [isTyping, setIsTyping] = useState(false)
  // On a short screen the filters leave too few rows, so they are shown only when asked for.
  const [showsFilters, setShowsFilters] = useState(false)
  const list = useRef<VirtualListHandle>(null)
  const { type, tier, rarity, profession, searchTerm } = view.filter
  const found = useMemo(() => search.find(view.filter, view.sort), [search, view])
  const keys = useCatalogKeys({ catalog, found, list, clearSearch: () => searchFor('') })
  const { startOver } = keys

  const show = useCallback(
    (change: (view: CatalogView) => CatalogView) => {
      changeCatalogView(change)
      startOver()
    },
    [startOver],
  )

  const searchFor = (term: string) =>
    show((shown) => ({ ...shown, filter: { ...shown.filter, searchTerm: term } }))

  return (
    <Panel
      column="catalog"
      title={text.title}
      note={text.count(found.length, catalog.size)}
      className={`short:[&>header]:hidden ${className}`}
      actions={<CollapseButton />}
    >
      <div className="flex flex-col gap-2 border-b border-line px-3.5 pb-2.5 classic:gap-1.5 classic:pb-1.5 short:pt-2">
        <div className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <SearchField
              value={searchTerm}
              labels={{ field: text.search, title: text.searchTitle, clear: text.clearSearch }}
              fieldRef={searchField}
              shortcut="/"
              onChange={searchFor}
              onKeyDown={keys.onKeyDown}
              onFocusChange={setIsTyping}
            />
          </div>
          <span className="hidden filters-fold:contents">
            <FiltersButton
              words={text}
              inUse={filtersInUse(view)}
              isOpen={showsFilters}
              onToggle={() => setShowsFilters(!showsFilters)}
            />
          </span>
        </div>
        <div className={`flex flex-col gap-2 classic:gap-1.5 ${showsFilters ? '' : 'filters-fold:hidden'}`}>
          <CatalogFilters
            type={type}
            tier={tier}
            rarity={rarity}
            profession={profession}
            sort={view.sort}
            onChange={show}
          />
          {type === 'research' && <ClaimTier />}
        </div>
      </div>
      {found.length === 0 ? (
        <EmptyState title={text.noneFound} hint={text.tryFilters} />
      ) : (
        <CatalogList
          found={found}
          marked={isTyping ? keys.active : null}
          amounts={keys.amounts}
          handle={list}
          onAmount={typeAmount}
          onAdd={keys.add}
        />
      )}
      <CatalogFooter shown={found.length} all={catalog.size} />
      <p role="status" className="sr-only">
        {keys.announcement || text.count(found.length, catalog.size)}
      </p>
    </Panel>
  )
}

function CollapseButton() {
  return (
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
  )
}
