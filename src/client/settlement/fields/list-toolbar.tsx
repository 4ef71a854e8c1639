import { type ReactNode, useState } from 'react'
import { calculatorText } from '../../messages/calculator-text.ts'
import { FiltersButton } from '../../ui/filters-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { smallScreen } from '../../ui/small-screen.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useSlashKey } from './use-slash-key.ts'

type Props = {
  searchTerm: string
  labels: { field: string; title: string; clear: string }
  onSearch: (searchTerm: string) => void
  /** How many of the filters are set otherwise than at first, the order of the rows included. */
  inUse: number
  /** The filters. */
  children: ReactNode
}

/** The fields that narrow a list. On a small screen the filters are behind one button, so that rows come first. */
export function ListToolbar({ searchTerm, labels, onSearch, inUse, children }: Props) {
  const search = useSlashKey()
  const isSmall = useMediaQuery(smallScreen)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="list-toolbar px-3.5 pb-2 classic:pb-1">
      <SearchField
        fieldRef={search}
        shortcut="/"
        value={searchTerm}
        labels={labels}
        onChange={onSearch}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
      />
      {isSmall && (
        <FiltersButton
          words={calculatorText.catalog}
          inUse={inUse}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      {/* Hidden and still drawn: a dialog opened from there stays when a keyboard on the screen makes the window low. */}
      <span className="list-selects" hidden={isSmall && !isOpen}>
        {children}
      </span>
    </div>
  )
}
