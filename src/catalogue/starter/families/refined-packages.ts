import { crafted, packed } from '../packing.ts'
import { tierStamina } from '../tier.ts'
import { metal, rough } from '../words.ts'
import { refinedBrick, refinedCloth, refinedIngot, refinedLeather, refinedPlank } from './refining.ts'

export const refinedPlankPackage = packed(crafted, {
  of: refinedPlank,
  count: 100,
  at: 'Carpentry',
  rarity: 4,
  names: rough('Refined * Wood Plank Package'),
  ids: [
    1563500083, 1144253843, 1236479328, 2205071, 1061473254, 563167126, 649530050, 1268700873, 667352556,
    95258393,
  ],
})
// `crafted` is the stamina of packing, T1 first; the game gives ingots of T7 that of T6 too.
export const refinedIngotPackage = packed(crafted.with(6, tierStamina(6)), {
  of: refinedIngot,
  count: 100,
  at: 'Smithing',
  rarity: 4,
  names: metal('Refined * Ingot Package'),
  ids: [
    1939907236, 146616436, 737787118, 1970868786, 1702598806, 318715450, 2031494957, 1149474387, 1070869485,
    1537744479,
  ],
})
export const refinedBrickPackage = packed(crafted, {
  of: refinedBrick,
  count: 100,
  at: 'Masonry',
  rarity: 4,
  names: rough('Refined * Brick Package'),
  ids: [
    325062913, 602596873, 1076106303, 1257581327, 1355550411, 1960857664, 1874690022, 928273751, 1240047044,
    1353316935,
  ],
})
export const refinedLeatherPackage = packed(crafted, {
  of: refinedLeather,
  count: 100,
  at: 'Leatherworking',
  rarity: 4,
  names: rough('Refined * Leather Package'),
  ids: [
    483159161, 1645099428, 408485354, 558591220, 401422893, 173938045, 2056394300, 1641266654, 1834928292,
    911456665,
  ],
})
export const refinedClothPackage = packed(crafted, {
  of: refinedCloth,
  count: 100,
  at: 'Tailoring',
  rarity: 4,
  names: rough('Refined * Cloth Package'),
  ids: [
    406649258, 1717592399, 1785339298, 175169224, 430760414, 2050184559, 285041017, 92008547, 1325900577,
    1199657444,
  ],
})
