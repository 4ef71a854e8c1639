import { plainText } from '#domain/catalog/plain-text'
import { rarityName } from '#domain/catalog/rarity'
import { calculatorText } from '../../messages/calculator-text.ts'
import { paletteText } from '../../messages/palette-text.ts'
import type { Command } from '../../state/commands.ts'
import { addToQueue } from '../../state/edits.ts'
import type { Engine } from '../../state/engine.ts'
import { matchingItems } from './matching-items.ts'
import { readItemQuery } from './read-item-query.ts'

export type PaletteEntry = {
  readonly kind: 'command' | 'item'
  readonly key: string
  readonly title: string
  readonly detail: string
  /** Runs the entry. @returns a message for the palette, which stays open for items; a command says nothing and closes it */
  readonly run: () => string | undefined
}

/** The entries that match the typed text: commands by their words, items by name and amount. */
export function paletteEntries(
  typed: string,
  commands: readonly Command[],
  engine: Engine | null,
): readonly PaletteEntry[] {
  const words = plainText(typed).split(' ').filter(Boolean)
  const named = commands.filter(({ title, foundBy = title, also = '' }) => {
    const known = plainText(`${foundBy} ${also}`)
    return words.every((word) => known.includes(word))
  })
  return [...named.map(commandEntry), ...(engine ? itemEntries(typed, engine) : [])]
}

function commandEntry({ id, title, keys = '', run }: Command): PaletteEntry {
  return {
    kind: 'command',
    key: `command ${id}`,
    title,
    detail: keys,
    run: () => {
      run()
      return undefined
    },
  }
}

function itemEntries(typed: string, engine: Engine): readonly PaletteEntry[] {
  const { name, quantity } = readItemQuery(typed)
  return matchingItems(engine, name).map((item) => ({
    kind: 'item',
    key: `item ${item.id}`,
    title: paletteText.addItem(quantity, item.name),
    detail: paletteText.itemDetail(calculatorText.tierChip(item.tier), rarityName(item.rarity)),
    run: () => {
      addToQueue(item.id, quantity)
      return paletteText.added(quantity, item.name)
    },
  }))
}
