import { building } from './building.ts'
import { assembled } from './crafts.ts'
import type { Family, FamilyRecipe, Needed } from './family.ts'
import { made, single } from './members.ts'

/** @returns the piece as an item, under the first id, and as the building that it is placed as, under the second */
type Piece = (name: string, id: number, buildingId: number, ...needs: readonly Needed[]) => readonly Family[]

/** A set of furniture: each piece is crafted once somebody knows the set, and then built as it is. */
export function furnitureSet(set: string, tier: number, knowledge = set): Piece {
  return (name, id, buildingId, ...needs) => {
    const recipe = assembled({ needs, knowledge: [`${knowledge} Set Knowledge`] })
    const piece = single({ tag: 'Furniture', name: `${set} ${name}`, id, tier, recipe })
    const placed = { tag: placedAs(name), tier, effort: 1, stamina: 0.75 }
    return [piece, building(piece.names[0] ?? '', buildingId, { ...placed, needs: [[1, piece]] })]
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

function placedAs(name: string): string {
  if (name.endsWith('Bin') || name.endsWith('Storage')) return 'Storage'
  return name === 'Fence' ? 'Wall' : name === 'Gate' ? 'Gate' : 'Decoration'
}
