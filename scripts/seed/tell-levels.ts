import type { Ask } from './fill-stock.ts'

type Who = Readonly<Record<'adam' | 'cora', Ask>>

/** Cora has a good axe and shows her levels; Adam keeps his to himself. */
export async function tellLevels({ adam, cora }: Who): Promise<void> {
  await cora('updateUser', {
    preferences: {
      tools: { Axe: { level: 3, rarity: 2 }, Saw: { level: 2, rarity: 1 } },
      levels: { Forestry: 34, Carpentry: 1, Smithing: 12 },
      shareLevels: true,
    },
  })
  await adam('updateUser', { preferences: { levels: { Masonry: 21 } } })
}
