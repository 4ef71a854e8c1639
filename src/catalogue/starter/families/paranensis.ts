import { type Chances, chances } from '../chances.ts'
import { by } from '../crafts.ts'
import type { Family, Needed } from '../family.ts'
import { found } from '../gathering.ts'
import { made, single } from '../members.ts'
import { tiers } from '../tier.ts'
import { oils } from './fish-names.ts'

export const smallParanensis = single({
  tag: 'Uncharted Fish',
  kind: 'cargo',
  rarity: 2,
  name: 'Small Paranensis',
  id: 1683206549,
  tier: 4,
  found: [
    found('fish', { nodes: 'Extremely Chummed Paranensis Pod', amount: 0.00104 }),
    found('fish', { nodes: 'Well-Chummed Paranensis Pod', amount: 0.00052 }),
    found('fish', { nodes: 'Moderately Chummed Paranensis Pod', amount: 0.00026 }),
  ],
})

export const giantParanensis = single({
  tag: 'Ocean Fish',
  kind: 'cargo',
  rarity: 5,
  name: 'Giant Paranensis',
  id: 296592407,
  tier: 4,
  found: [found('fish', { nodes: 'Extremely Chummed Paranensis Pod', amount: 0.000129 })],
})

export const mapFragment = single({
  tag: 'Prospecting Item',
  rarity: 4,
  name: "Pirate's Map Fragment",
  id: 723635558,
  found: [
    {
      type: 'resource',
      name: 'Open Uncharted Shipment',
      verb: 'Collect',
      skill: 'Sailing',
      level: 10,
      tool: null,
      effort: 1,
      time: 1.5,
      stamina: 0.89,
      amount: 0.038,
    },
  ],
})

// Filet and scale come from the same crafts, each as a by-product of the other, so both are first written without recipes.
const tropical = single({
  tag: 'Oceanfish Filet',
  rarity: 2,
  name: 'Tropical Fish Filet',
  id: 176021769,
  tier: 4,
})
const paranensisScales = single({
  tag: 'Oceanfish Scale',
  rarity: 4,
  name: 'Paranensis Scale',
  id: 367510376,
  tier: 4,
})

export const tropicalFilet = made(
  tropical,
  cutUp(
    smallParanensis,
    140,
    chances({ 7: 0.5, 8: 0.491, 9: 0.009 }),
    [2.5, oils],
    [0.009, paranensisScales],
  ),
)

export const paranensisScale = made(paranensisScales, {
  ...cutUp(
    giantParanensis,
    200,
    chances({ 0: 0.969696, 2: 0.030304 }),
    [15.252526, tropical],
    [8.252526, oils],
    [0.17, mapFragment],
  ),
  // The scale comes too seldom to name the craft: the filet names it.
  name: 'Craft Tropical Fish Filet',
})

/** The Paranensis is larger than other fish of T4, and takes longer. */
function cutUp(fish: Family, effort: number, gives: Chances, ...also: readonly Needed[]) {
  return by('fisher', 'Craft {0}', { effort: tiers.map(() => effort), needs: [[1, fish]], gives, also })
}
