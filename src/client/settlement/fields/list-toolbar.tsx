import { type ReactNode, useState } from 'react'
import { calculatorText } from '../../messages/calculator-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { smallScreen } from '../../ui/small-screen.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useSlashKey } from './use-slash-key.ts'

type Props = {
  searchTerm: string
  labels: { field: string; title: string; clear: string }
  onSearch: (searchTerm: string) => void
  /** How many of the filters leave something out. */
  inUse: number
  /** The filters. */
  children: ReactNode
}

/** What narrows a list. On a small screen the filters are behind one button, so that rows come first. */
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
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {calculatorText.catalog.filters} {inUse > 0 && <Badge>{String(inUse)}</Badge>}
        </Button>
      )}
      {(isOpen || !isSmall) && <span className="list-selects">{children}</span>}
    </div>
  )
}
