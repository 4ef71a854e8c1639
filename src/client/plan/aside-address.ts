import type { ItemId } from '#domain/catalog/item'
import type { ItemLink } from '../item/item-label.tsx'
import { changeQuery, queryPart, useQueryPart } from '../state/address-query.ts'

/** `?item=<id>` shows an item's details, `?lookup=<name>` a look-up, with `&of=<id>` for the item it is about. */
export type Aside =
  | { readonly kind: 'item'; readonly itemId: ItemId }
  | { readonly kind: 'look-up'; readonly lookUp: LookUp; readonly of: ItemId | null }

export const lookUps = ['used-in', 'makeable', 'blockers'] as const
export type LookUp = (typeof lookUps)[number]

/** What the address asks to be shown at the side; null for nothing. */
export function useAside(): Aside | null {
  const itemId = useQueryPart('item')
  const asked = useQueryPart('lookup')
  const of = useQueryPart('of')
  if (itemId) return { kind: 'item', itemId: itemId as ItemId }
  const lookUp = lookUps.find((name) => name === asked)
  return lookUp ? { kind: 'look-up', lookUp, of: of as ItemId | null } : null
}

/** How many steps of the history belong to the side: its opening and each step inside it. 0 where a link opened the page with it. */
export function asideDepth(): number {
  return Number(history.state?.aside) || 0
}

export function openItem(itemId: ItemId): void {
  open({ kind: 'item', itemId })
}

/** The link on an item's name: it opens the item's details. */
export function itemLink(itemId: ItemId): ItemLink {
  return { href: `?item=${encodeURIComponent(itemId)}`, onOpen: () => openItem(itemId) }
}

export function openLookUp(lookUp: LookUp, of: ItemId | null = null): void {
  open({ kind: 'look-up', lookUp, of })
}

/** Shows another look-up in place of the open one, with no step of its own: Back leads past both. */
export function replaceLookUp(lookUp: LookUp, of: ItemId | null): void {
  go({ kind: 'look-up', lookUp, of }, { replace: true, state: history.state })
}

/** Closes the side, and goes back over every step of the history that was made inside it. */
export function closeAside(): void {
  if (queryPart('item') === null && queryPart('lookup') === null) return
  const depth = asideDepth()
  if (depth > 0) history.go(-depth)
  else go(null, { replace: true, state: null })
}

function open(aside: Aside): void {
  go(aside, { replace: false, state: { aside: asideDepth() + 1 } })
}

function go(aside: Aside | null, step: { replace: boolean; state: unknown }): void {
  changeQuery(
    {
      item: aside?.kind === 'item' ? aside.itemId : null,
      lookup: aside?.kind === 'look-up' ? aside.lookUp : null,
      of: aside?.kind === 'look-up' ? aside.of : null,
    },
    step,
  )
}
