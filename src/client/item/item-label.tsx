import type { ReactNode } from 'react'
import type { Rarity } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'

/** Opens the item's details here; its address lets the browser open them in a new tab too. */
export type ItemLink = { readonly href: string; readonly onOpen: () => void }

type Props = {
  name: string
  rarity: Rarity
  /** Whether the quiet line holds a control to choose with: it keeps its room beside a long name, while a line of text is cut. */
  holdsChoice?: boolean
  /** Leads to the item's details. */
  link?: ItemLink
  /** Whether Tab passes the link over, because the row has another way to the details, or the list keys of its own. */
  byPointer?: boolean
  children?: ReactNode
}

/** The rarity's diamond, the name, and one quiet line. */
export function ItemLabel({ name, rarity, holdsChoice = false, link, byPointer = false, children }: Props) {
  return (
    <div
      className={`item-label min-w-0 flex-1 classic:flex classic:items-baseline classic:gap-2.5 ${holdsChoice ? 'holds-choice' : ''}`}
      onPointerEnter={(event) => sayAll(event.currentTarget, name, holdsChoice)}
    >
      <div className="item-name relative pl-4.5 leading-tight wrap-anywhere font-semibold classic:block classic:max-w-full classic:flex-none classic:truncate">
        <i
          role="img"
          aria-label={rarityName(rarity)}
          title={rarityName(rarity)}
          className={`absolute top-[calc(0.5lh-4px)] left-0.5 size-2 rotate-45 rounded-[1px] ${colours[rarity]}`}
        />
        {link ? (
          <a
            href={link.href}
            className="hover:underline thumb:py-4"
            tabIndex={byPointer ? -1 : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              link.onOpen()
            }}
          >
            {name}
          </a>
        ) : (
          name
        )}
      </div>
      {children && (
        <div className="item-note truncate text-tiny text-ink-3 classic:min-w-0 classic:flex-1">
          {children}
        </div>
      )}
    </div>
  )
}

/** Name and note may be cut: the title has all of both. A choice has a title of its own. */
function sayAll(label: HTMLElement, name: string, holdsChoice: boolean): void {
  const note = holdsChoice ? '' : label.children[1]?.textContent
  label.title = note ? `${name} · ${note}` : name
}

// Written out: class names are read from the source.
const colours: Readonly<Record<Rarity, string>> = {
  1: 'bg-(--r1)',
  2: 'bg-(--r2)',
  3: 'bg-(--r3)',
  4: 'bg-(--r4)',
  5: 'bg-(--r5)',
  6: 'bg-(--r6)',
}
