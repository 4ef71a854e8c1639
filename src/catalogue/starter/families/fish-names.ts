import { family } from '../members.ts'
import { basic } from '../words.ts'

export const smallFish = [
  ...['Briny Guppi', 'Muddy Guppi', 'Greenhorn Guppi', 'Azure Minni', 'Rocky Minni'],
  ...['Vibrant Nano', 'Mossy Nano', 'Murky Chub', 'Abyssal Rasbi', 'Divine Tetra'],
]
export const lakeFishes = [
  ...['Briny Argus', 'Muddy Auratus', 'Greenhorn Dolo', 'Azure Sphyra', 'Rocky Doimaach'],
  ...['Vibrant Carangi', 'Mossy Synan', 'Murky Nemato', 'Abyssal Nobilis', 'Divine Serra'],
]
export const oceanFishes = [
  ...['Briny Linus', 'Muddy Oncor', 'Greenhorn Gorbu', 'Azure Centro', 'Rocky Aulono'],
  ...['Vibrant Janus', 'Mossy Amia', 'Murky Oxy', 'Abyssal Gladius', 'Divine Selachii'],
]

/** Fish oil without its recipes, for the recipes of fish that give it as a by-product; ocean-fish.ts adds how it is made. */
export const oils = family({
  tag: 'Fish Oil',
  rarity: 2,
  names: basic('Fish Oil'),
  ids: [1110010, 2110010, 3110010, 4110010, 5110010, 6110010, 793439431, 9679815, 1491156124, 1096168904],
})
