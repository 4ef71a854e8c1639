import { type Chances, chances } from '../chances.ts'
import { by } from '../crafts.ts'
import type { Needed } from '../family.ts'
import { chunkAmounts, found, onlyAt } from '../gathering.ts'
import { family, made } from '../members.ts'
import { metal, rough } from '../words.ts'

export const oreChunk = family({
  tag: 'Ore Chunk',
  kind: 'cargo',
  names: metal('Ore Chunk'),
  ids: [3000, 3001, 3002, 3003, 3004, 3005, 1954280449, 76399881, 954664564, 1052901724],
  found: [
    found('mine', {
      nodes: metal('Rich * Deposit'),
      amount: [
        ...[0.012, 0.01008, 0.00875952, 0.00773907, 0.00701934],
        ...[0.00641918, 0.00587932, 0.00545954, 0.00515981, 0.00479966],
      ],
      harder: [3, 4, 4, 4, 4, 4, 4, 4, 4, 4],
      stamina: [0.75, 0.75, 1.16, 1.16, 1.41, 1.75, 0.89, 1.64, 1.52, 1.86],
    }),
    found('mine', {
      nodes: metal('Vein'),
      amount: chunkAmounts,
    }),
  ],
})

export const orePiece = family({
  tag: 'Ore',
  names: metal('Ore Piece'),
  ids: [1040002, 2040002, 3040002, 4040002, 5040002, 6040002, 849366892, 1703895269, 489081951, 1847163414],
  recipe: by('miner', 'Extract {0}', { effort: 50, needs: [[1, oreChunk]], gives: 4 }),
  found: [found('rubble', { nodes: onlyAt(3, 'Ancient Rubble'), amount: 0.05 })],
})

/** Quarries are uncovered up to T3. */
const quarryRocks = {
  nodes: rough('Exposed * Quarry Rock').map((name, place) => (place < 3 ? name : '')),
  harder: [5, 6, 6, 0, 0, 0, 0, 0, 0, 0],
  stamina: 0.75,
}

export const stoneChunk = family({
  tag: 'Chunk',
  kind: 'cargo',
  names: rough('Stone Chunk'),
  ids: [2000, 2002, 2003, 2004, 2005, 2006, 1143621247, 58757068, 1173828253, 1170732802],
  found: [
    found('mine', { ...quarryRocks, amount: [0.025, 0.021, 0.018249, 0, 0, 0, 0, 0, 0, 0] }),
    found('mine', { nodes: onlyAt(7, 'Tier 7 Outcrop'), amount: 0.00533 }),
    found('mine', {
      nodes: [
        ...['Limestone Outcrop', 'Shale Outcrop', 'Granite Outcrop', 'Basalt Outcrop'],
        ...['Diorite Outcrop', 'Marble Outcrop', 'Tier 7 Boulder', 'Tier 8 Outcrop'],
        ...['Tier 9 Outcrop', 'Tier 10 Outcrop'],
      ],
      amount: chunkAmounts,
    }),
  ],
})

/** Pebbles and braxite as yet without recipes: the crafts of each give the other too. `pebbles` and `braxite` below have them. */
const unmadePebbles = family({
  tag: 'Pebbles',
  names: rough('Pebbles'),
  ids: [1030001, 2030001, 3030001, 4030001, 5030001, 6030001, 1801446403, 1100049618, 1112980365, 287862079],
})
const unmadeBraxite = family({
  tag: 'Pebbles',
  rarity: 3,
  names: rough('Braxite'),
  ids: [
    1985074940, 308030351, 1424561002, 561832440, 100410024, 1416544337, 948833178, 1924337588, 1534712764,
    1978976631,
  ],
  found: [found('mine', { ...quarryRocks, amount: [0.0025, 0.0021, 0.0018249, 0, 0, 0, 0, 0, 0, 0] })],
})

/** The craft gives 0.16 braxite too: what smashing for braxite gives of it on average, 2 × 0.01 + 4 × 0.035. */
export const pebbles = {
  ...made(
    unmadePebbles,
    smashed(chances({ 8: 0.25, 10: 0.035, 12: 0.49, 16: 0.215, 20: 0.01 }), [0.16, unmadeBraxite]),
  ),
  found: [found('rubble', { nodes: onlyAt(3, 'Ancient Rubble'), amount: 0.1 })],
}

/**
 * Up to T3 braxite is mined; above, the same smashing gives both, so each recipe has the other's average as a by-product: 11.87 pebbles are
 * 8 × 0.25 + 10 × 0.035 + 12 × 0.49 + 16 × 0.215 + 20 × 0.01.
 */
export const braxite = made(unmadeBraxite, {
  ...smashed(chances({ 0: 0.955, 2: 0.01, 4: 0.035 }), [11.87, unmadePebbles]),
  name: rough('Smash * Stone Chunk into * Pebbles'),
  at: [4, 5, 6, 7, 8, 9, 10],
})

function smashed(gives: Chances, ...also: readonly Needed[]) {
  return by('miner', 'Smash {1} into {0}', { effort: 50, needs: [[1, stoneChunk]], gives, also })
}
