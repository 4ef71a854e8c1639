import { sometimes } from '../chances.ts'
import { by } from '../crafts.ts'
import type { Family, Needed } from '../family.ts'
import { found, foundWhile, onlyAt } from '../gathering.ts'
import { family, made, single } from '../members.ts'
import { only, tierLevel, tierStamina } from '../tier.ts'
import { rough } from '../words.ts'

/** A geode gives one of four stones. In T3 there is nothing in it: stones lie open. */
const share = [0.25, 0.25, 0, 0.25, 0.25, 0.25, 0.24875, 0.25, 0.25, 0.25]
const crackedAt = [1, 2, 4, 5, 6, 7, 8, 9, 10]

export const geode = family({
  tag: 'Geode',
  kind: 'cargo',
  names: rough('Geode'),
  ids: [4000, 4001, 4002, 4003, 4004, 4005, 2139638761, 2063391815, 1706418122, 962018090],
  // Where the others come from is not in the game's tables.
  found: [found('mine', { nodes: onlyAt(1, 'Ferralith Outcrop'), amount: 0.0001 })],
})

/** Lies in one of 200 ornate geodes. */
export const coralith = single({
  tag: 'Gem',
  rarity: 5,
  name: 'Coralith',
  id: 1589679052,
  found: [
    {
      ...foundWhile(
        'Extract Uncut Ornate Ruby',
        { skill: 'Masonry', tool: 'Chisel' },
        { amount: 0.005, effort: 485 },
      ),
      level: tierLevel(7),
      toolTier: 7,
      stamina: tierStamina(7),
    },
  ],
})

const rubies = uncut(
  'Ruby',
  [1030008, 2030008, 3030008, 4030008, 5030008, 6030008, 2123796257, 2096902705, 368009974, 2057104186],
)
const emeralds = uncut(
  'Emerald',
  [1030012, 2030012, 3030012, 4030012, 5030012, 6030012, 1140368108, 603991953, 961134771, 2121120829],
)
const sapphires = uncut(
  'Sapphire',
  [1030020, 2030020, 3030020, 4030020, 5030020, 6030020, 844085799, 852318507, 1139986182, 1409634224],
)
const diamonds = uncut(
  'Diamond',
  [1030016, 2030016, 3030016, 4030016, 5030016, 6030016, 394540256, 1300417323, 1355571265, 1141997798],
)

export const uncutRuby = cracked(rubies, emeralds, sapphires, diamonds)
export const uncutEmerald = cracked(emeralds, rubies, sapphires, diamonds)
export const uncutSapphire = cracked(sapphires, rubies, emeralds, diamonds)
export const uncutDiamond = cracked(diamonds, rubies, emeralds, sapphires)

export const ruby = cut(
  'Ruby',
  uncutRuby,
  [1220000, 2220000, 3220000, 4220000, 5220000, 6220000, 2021959415, 1574791902, 719744389, 972658825],
)
export const emerald = cut(
  'Emerald',
  uncutEmerald,
  [1220002, 2220002, 3220002, 4220002, 5220002, 6220002, 1912956533, 696592518, 444105622, 1386626714],
)
export const sapphire = cut(
  'Sapphire',
  uncutSapphire,
  [1220004, 2220004, 3220004, 4220004, 5220004, 6220004, 817464520, 768196033, 1138731535, 1585923186],
)
export const diamond = cut(
  'Diamond',
  uncutDiamond,
  [1220003, 2220003, 3220003, 4220003, 5220003, 6220003, 190834870, 1731245664, 1875484977, 1233180020],
)

function uncut(stone: string, ids: readonly number[]) {
  return family({
    tag: 'Uncut Gem',
    rarity: 3,
    names: rough(`Uncut * ${stone}`),
    ids,
    found: [
      {
        ...found('mine', { nodes: onlyAt(3, 'Gem Encrusted Stalagmite'), amount: 0.0002, stamina: 0.75 }),
        // The stalagmite is a node of T1, though its gems are of T3.
        tier: 1,
      },
    ],
  })
}

function cracked(stone: Family, ...others: readonly Family[]) {
  const also: readonly Needed[] = [
    ...others.map((other): Needed => [share, other]),
    [only(7, 0.005), coralith],
  ]
  const gives = share.map(sometimes)
  return made(stone, {
    ...by('mason', 'Extract {0}', { effort: 100, needs: [[1, geode]], gives, also }),
    at: crackedAt,
  })
}

function cut(name: string, of: Family, ids: readonly number[]) {
  const recipe = by('mason', 'Cut {0}', { effort: 100, needs: [[1, of]] })
  return family({ tag: 'Gem', rarity: 3, names: rough(name), ids, recipe })
}
