import { byHand } from '../crafts.ts'
import type { Family } from '../family.ts'
import { picked } from '../gathering.ts'
import { single } from '../members.ts'

export const stick = single({
  tag: 'Stick',
  name: 'Stick',
  id: 11001,
  found: [picked('Sticks', { skill: 'Forestry', amount: 1.1 })],
})
export const flint = single({
  tag: 'Flint',
  name: 'Knapped Flint',
  id: 11002,
  found: [picked('Flint Pile', { skill: 'Mining', amount: 1.1 })],
})

export const flintBundle = single({
  tag: 'Tool Bundle',
  name: 'Flint Tool Bundle',
  id: 12000,
  tier: 1,
  recipe: atTheWorkbench(3),
})

export const flintAxe = knapped('Axe', 'Forester Tool', 11014)
export const flintSaw = knapped('Saw', 'Carpenter Tool', 11015)
export const flintChisel = knapped('Chisel', 'Mason Tool', 11016)
export const flintPickaxe = knapped('Pickaxe', 'Miner Tool', 11017)
export const flintHammer = knapped('Hammer', 'Blacksmith Tool', 11018)
export const flintKnife = knapped('Knife', 'Leatherworker Tool', 11019)
export const flintBow = knapped('Bow', 'Hunter Tool', 11020)
export const flintScissors = knapped('Scissors', 'Tailor Tool', 11021)
export const flintHoe = knapped('Hoe', 'Farmer Tool', 11022)
export const flintRod = knapped('Rod', 'Fisher Tool', 11023)
export const flintMachete = knapped('Machete', 'Forager Tool', 11025)
export const flintQuill = knapped('Quill', 'Scholar Tool', 11026)

export const mallet = only('Mallet', 'Mallet', 'Tool', 1145000)
export const cookingPot = only('Cooking Pot', 'Pot', 'Cook Tool', 11024)

/** The first tool of a profession. */
function knapped(use: string, tag: string, id: number): Family {
  return single({
    tag,
    name: `Flint ${use}`,
    id,
    tier: 1,
    tool: { name: use, level: 1, power: 8 },
    recipe: { ...atTheWorkbench(1), knowledge: ['Flint Tool Bundle'] },
  })
}

/** The tool of a profession that has one only: no better ones are crafted. As in the game, only its developers know the recipe. */
function only(name: string, use: string, tag: string, id: number): Family {
  return single({
    tag,
    name,
    id,
    tier: 1,
    tool: { name: use, level: 1, power: 10 },
    recipe: { ...atTheWorkbench(1), knowledge: ['The Art of Cheating'] },
  })
}

function atTheWorkbench(each: number) {
  return byHand('Workbench', 'Craft {0}', {
    skill: 'Carpentry',
    stationTier: 0,
    effort: 5,
    needs: [
      [each, flint],
      [each, stick],
    ],
  })
}
