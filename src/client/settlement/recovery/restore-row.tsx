import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

type Props = {
  name: string
  /** When it went, and what it held. */
  facts: string
  /** The word on the button, and its full name for screen readers: the page may have many such buttons. */
  restore: string
  label: string
  /** Why the user may not bring it back; null where they may. */
  closed?: string | null
  onRestore: () => void
  /** Further buttons before it. */
  children?: ReactNode
}

/** Something that was deleted or put away, with the button that brings it back (BEY-6). */
export function RestoreRow({ name, facts, restore, label, closed = null, onRestore, children }: Props) {
  return (
    <li className="fact-row">
      <span>
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        <span className="block text-small text-ink-2">{facts}</span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {children}
        <Button
          className="text-small"
          aria-label={label}
          disabled={closed !== null}
          {...(closed !== null && { title: closed })}
          onClick={onRestore}
        >
          {restore}
        </Button>
      </span>
    </li>
  )
}
