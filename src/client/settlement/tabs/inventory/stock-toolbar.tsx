import { formatNumber } from '#contract/sentences/numbers'
import { inventoryText as text } from '../../../messages/inventory-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { ListToolbar } from '../../fields/list-toolbar.tsx'
import { useRows } from '../../selectors.ts'
import { firstView, type StockView, stockSorts } from './listed-stock.ts'
import { usualDirection } from './sort-direction.ts'
import { byName } from './storages.ts'

type Props = {
  view: StockView
  threshold: number
  /** How many kinds are low. */
  low: number
  onView: (view: StockView) => void
}

/** The fields that narrow and order the list of the stock. */
export function StockToolbar({ view, threshold, low, onView }: Props) {
  const change = (part: Partial<StockView>) => onView({ ...view, ...part })
  const places = byName(useRows('storages'))

  return (
    <ListToolbar
      searchTerm={view.searchTerm}
      labels={{ field: text.search, title: text.searchTitle, clear: text.clearSearch }}
      inUse={
        Number(view.storageId !== firstView.storageId) +
        Number(view.sort.by !== firstView.sort.by) +
        Number(view.lowOnly)
      }
      onSearch={(searchTerm) => change({ searchTerm })}
    >
      <SelectField
        label={text.storage}
        // '' for stock that is in no storage, which the view names null.
        value={view.storageId ?? ''}
        options={[
          { value: 'all', text: text.allStorages },
          ...places.map(({ id, name }) => ({ value: id, text: name })),
          { value: '', text: text.noStorage },
        ]}
        changed={view.storageId !== 'all'}
        onChange={(storageId) => change({ storageId: storageId || null })}
      />
      <SelectField
        label={text.sort.label}
        value={view.sort.by}
        options={stockSorts.map((by) => ({ value: by, text: text.sort.by[by] }))}
        changed={view.sort.by !== firstView.sort.by}
        onChange={(by) => change({ sort: { by, direction: usualDirection(by) } })}
      />
      <Button
        aria-pressed={view.lowOnly}
        title={text.low.filterTitle(threshold)}
        className="text-small aria-pressed:border-accent aria-pressed:bg-accent-soft"
        onClick={() => change({ lowOnly: !view.lowOnly })}
      >
        {text.low.filter} <b>{formatNumber(low)}</b>
      </Button>
    </ListToolbar>
  )
}

type FooterProps = { threshold: number; shown: number; all: number }

export function StockFooter({ threshold, shown, all }: FooterProps) {
  return (
    <p className="flex min-h-8 items-center gap-2 border-t border-line px-3.5 py-1 text-small text-ink-2 classic:min-h-6 classic:py-0">
      <Icon name="down" />
      {text.low.footer(threshold)}
      <span role="status" className="ml-auto">
        {text.shown(shown, all)}
      </span>
    </p>
  )
}
