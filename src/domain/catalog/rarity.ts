import type { Rarity } from './item.ts'

const names: Readonly<Record<Rarity, string>> = {
  1: 'Common',
  2: 'Uncommon',
  3: 'Rare',
  4: 'Epic',
  5: 'Legendary',
  6: 'Mythic',
}

/** The rarity's name as the game shows it (CAL-4). */
export function rarityName(rarity: Rarity): string {
  return names[rarity]
}
