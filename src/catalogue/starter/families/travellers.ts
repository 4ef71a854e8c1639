import { building } from '../building.ts'
import type { Family } from '../family.ts'
import { bought } from '../gathering.ts'
import { ofTier, single } from '../members.ts'
import { traded } from '../paid.ts'
import { brickSlab, frames } from './construction.ts'
import { codex } from './research.ts'
import { hexCoin } from './trade-goods.ts'

export const foundationKit = single({
  tag: 'Settlement Foundation Kit',
  kind: 'cargo',
  name: 'Settlement Foundation Kit',
  id: 833769059,
  recipe: traded('Rumbagh', [
    [10, codex],
    [5000, hexCoin],
  ]),
})
export const totem = building('Settlement Totem', 405, {
  tag: 'Settlement',
  tier: 1,
  effort: 1,
  xp: 0,
  needs: [[1, foundationKit]],
})

export const waystoneEnergy = single({
  tag: 'Writ',
  name: 'Waystone Energy Source',
  id: 127656426,
  tier: 0,
  found: [bought('Rumbagh', '5000 Hex Coin')],
})
export const waystone = building('Waystone', 205715693, {
  tag: 'Settlement',
  effort: 1,
  stamina: 0,
  needs: [
    [1, waystoneEnergy],
    [4, ofTier(2, frames)],
    [4, ofTier(2, brickSlab)],
  ],
})

/** Travellers settle down for a voucher, which they sell to whoever knows their trade a little. */
export const settledTravellers = [
  ...settled('Brico', 420771857, { camp: 458767412, skill: 'Construction' }),
  ...settled('Heimlich', 680592629, { camp: 341975686, skill: 'Cooking' }),
  ...settled('Ramparte', 2009471267, { camp: 1392033938, seller: 'Slayer', skill: 'Slayer' }),
  ...settled('Rumbagh', 1794622985, { camp: 1043599562, skill: 'Merchanting' }),
  ...settled('Svim', 2141453790, { camp: 1133872419, skill: 'Sailing' }),
  ...settled('Twin', 308894402, { camp: 1384170293, seller: 'Twins' }),
]

/** A house of a player's own grows by deeds, each for who has the one before. */
export const houseDeeds = [
  houseDeed(2, 1859190999, { codexTier: 1, coins: 2500, level: 10 }),
  houseDeed(3, 1061968498, { codexTier: 2, coins: 5000, level: 20 }),
  houseDeed(4, 1558581555, { codexTier: 2, coins: 7500, level: 20 }),
  houseDeed(5, 1724996165, { codexTier: 2, coins: 10_000, level: 25 }),
  houseDeed(6, 6304239, { codexTier: 3, coins: 20_000, level: 30 }),
  houseDeed(7, 1665142490, { codexTier: 3, coins: 30_000, level: 30 }),
]

type HousePrice = { readonly codexTier: number; readonly coins: number; readonly level: number }

function houseDeed(number: number, id: number, { codexTier, coins, level }: HousePrice): Family {
  const price = [
    [1, ofTier(codexTier, codex)],
    [coins, hexCoin],
  ] as const
  const knowledge = [`Player House Deed ${number - 1}`]
  const recipe = traded('Brico', price, { skill: 'Construction', level, knowledge })
  return single({ tag: 'House Deed', name: `Player House Deed ${number}`, id, recipe })
}

/**
 * The voucher of a traveller, with its id, and the camp that is built for it, with the id `camp`. Vouchers and camps bear the travellers'
 * own names; in the list of trades two of them have another one, their `seller`.
 */
function settled(
  name: string,
  id: number,
  { camp, seller = name, skill }: { camp: number; seller?: string; skill?: string },
): readonly Family[] {
  const whose = name === 'Twin' ? "Twin's" : name
  const found = [{ ...bought(seller, '2500 Hex Coin'), ...(skill && { skill, level: 10 }) }]
  const voucher = single({ tag: 'Trader License', name: `${whose} Business Voucher`, id, tier: 0, found })
  const place = name === 'Twin' ? "The Twin's Camp" : `${name} Camp`
  return [voucher, building(place, camp, { tag: 'Trading', effort: 1, xp: 0, needs: [[1, voucher]] })]
}
