import type { ReactNode } from 'react'
import type { Rarity } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'

type Props = {
  name: string
  rarity: Rarity
  /** A choice in the quiet line keeps its room; text may give way to the name. */
  holdsChoice?: boolean
  children?: ReactNode
}

/** The rarity's diamond, the name, and one quiet line. */
export function ItemLabel({ name, rarity, holdsChoice = false, children }: Props) {
  return (
    <div
      className={`item-label min-w-0 flex-1 classic:flex classic:items-baseline classic:gap-2.5 ${holdsChoice ? 'holds-choice' : ''}`}
    >
      <div
        className="item-name relative pl-0.5 indent-4 leading-tight wrap-anywhere font-semibold classic:block classic:max-w-full classic:flex-none classic:truncate"
        title={name}
      >
        <i
          role="img"
          aria-label={rarityName(rarity)}
          title={rarityName(rarity)}
          className="absolute top-[0.4em] left-0.5 size-2 rotate-45 rounded-[1px]"
          style={{ background: `var(--r${rarity})` }}
        />
        {name}
      </div>
      {children && (
        <div className="item-note truncate text-tiny text-ink-3 classic:min-w-0 classic:flex-1">
          {children}
        </div>
      )}
    </div>
  )
}
