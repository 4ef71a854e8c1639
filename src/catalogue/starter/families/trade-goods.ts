import type { Family } from '../family.ts'
import { bought, looted } from '../gathering.ts'
import { single } from '../members.ts'

/** The amount of a trade good that a material takes, T1 first: none in T1 and T2, then it grows with the tier, from one to five. */
export const treatment = [0, 0, 1, 2, 2, 3, 3, 4, 4, 5]

export const sandpaper = tradeGood('Woodworking Sandpaper', 1763886534, 2)
export const flux = tradeGood('Metalworking Flux', 805422378)
export const bindingAsh = tradeGood('Brickworking Binding Ash', 1857742253)
export const hideSalt = tradeGood('Hideworking Salt', 1223093023)
export const mordant = tradeGood("Clothmaker's Mordant", 1463057734)

/** What travellers take. Players earn it on markets and find it in chests. */
export const hexCoin = single({
  tag: 'Coins',
  name: 'Hex Coin',
  id: 1,
  found: [looted('Web Covered Chest', { tier: 7, amount: 21.7, stamina: 1.03 })],
})

/** In the game's tables trade goods are of tier 0; things without a tier have -1. */
function tradeGood(name: string, id: number, coins = 10): Family {
  return single({ tag: 'Trade Good', name, id, tier: 0, found: [bought('Rumbagh', `${coins} Hex Coin`)] })
}
