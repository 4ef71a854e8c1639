import type { MouseEvent } from 'react'

type Props = { label: string; onClick: (event: MouseEvent<HTMLElement>) => void }

/** Removes its row. By `data-remove`, `focusNeighbour` finds the button of the next row, which then gets the focus. */
export function RemoveButton({ label, onClick }: Props) {
  return (
    <button
      type="button"
      data-remove
      aria-label={label}
      title={label}
      className="-mr-1.5 grid size-control shrink-0 place-items-center rounded-part text-ink-3 hover:bg-missing-soft hover:text-missing"
      onClick={onClick}
    >
      ×
    </button>
  )
}
