import { Badge } from './badge.tsx'
import { Button } from './button.tsx'

type Props = {
  words: { readonly filters: string; readonly inUse: string }
  /** How many are set otherwise than at first, the order of the rows included. */
  inUse: number
  isOpen: boolean
  onToggle: () => void
}

/** Opens and closes the filters of a list where there is no room for them. */
export function FiltersButton({ words, inUse, isOpen, onToggle }: Props) {
  return (
    <Button aria-expanded={isOpen} onClick={onToggle}>
      {words.filters}{' '}
      {inUse > 0 && (
        <>
          <Badge>{String(inUse)}</Badge> <span className="sr-only">{words.inUse}</span>
        </>
      )}
    </Button>
  )
}
