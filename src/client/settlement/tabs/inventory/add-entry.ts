import type { Item } from '#domain/catalog/item'

/** What is typed to add one item to the stock. */
export type AddEntry = {
  readonly typed: string
  readonly item: Item | undefined
  readonly quantity: number
  readonly note: string
}

export const emptyEntry: AddEntry = { typed: '', item: undefined, quantity: 1, note: '' }

/**
 * What the form holds once an entry was added: an empty entry, with what was typed of the next one before the answer came.
 * Where nothing was typed, it returns `emptyEntry` itself: by that the dialog knows that the name's field may get the focus.
 * @param now what the form held when the answer came
 */
export function entryAfter(sent: AddEntry, now: AddEntry): AddEntry {
  const ofNext: Partial<AddEntry> = {
    ...((now.typed !== sent.typed || now.item !== sent.item) && { typed: now.typed, item: now.item }),
    ...(now.quantity !== sent.quantity && { quantity: now.quantity }),
    ...(now.note !== sent.note && { note: now.note }),
  }
  return Object.keys(ofNext).length === 0 ? emptyEntry : { ...emptyEntry, ...ofNext }
}
