import { building } from './building.ts'
import type { Family, FamilyRecipe, Needed } from './family.ts'
import { made, single } from './members.ts'
import { everywhere, growing, tierLevel, tiers } from './tier.ts'

type Piece = (name: string, id: number, built: number, ...needs: readonly Needed[]) => readonly Family[]

/** A set of furniture: each piece is crafted once somebody knows the set, and then built as it is. */
export function furnitureSet(set: string, tier: number, knowledge = set): Piece {
  return (name, id, built, ...needs) => {
    const recipe = crafted(needs, `${knowledge} Set Knowledge`)
    const piece = single({ tag: 'Furniture', name: `${set} ${name}`, id, tier, recipe })
    const placed = { tag: placedAs(name), tier, effort: 1, stamina: 0.75 }
    return [piece, building(piece.names[0] ?? '', built, { ...placed, needs: [[1, piece]] })]
  }
}

/** A piece that is crafted or built in another way than the rest of its set. */
export function except(
  pieces: readonly Family[],
  kind: 'item' | 'building',
  facts: Partial<FamilyRecipe>,
): readonly Family[] {
  return pieces.map((piece) =>
    piece.kind === kind ? made(piece, ...piece.recipes.map((recipe) => ({ ...recipe, ...facts }))) : piece,
  )
}

/** At the construction station, whatever the tier. */
function crafted(needs: readonly Needed[], knowledge: string): FamilyRecipe {
  return {
    ...{ action: 'craft', name: 'Craft {0}', station: 'Construction Workstation', stationTier: 1 },
    ...{ skill: 'Construction', level: tiers.map(tierLevel), tool: { name: 'Mallet', level: 1 } },
    ...{ effort: growing(50), time: 1.6, passive: false, stamina: 0.75, xp: 1 },
    ...{ gives: 1, also: [], orBetter: false, at: everywhere },
    ...{ needs, knowledge: [knowledge], requires: [], supplies: 0 },
  }
}

function placedAs(name: string): string {
  if (name.endsWith('Bin') || name.endsWith('Storage')) return 'Storage'
  return name === 'Fence' ? 'Wall' : name === 'Gate' ? 'Gate' : 'Decoration'
}
