import * as z from 'zod'
import { actInput, settlementId } from './act-input.ts'
import { catalogueVersion } from './catalogue-version.ts'
import { procedure } from './procedure.ts'
import { itemId, settlement } from './tables.ts'

const moveCatalogue = procedure(
  'moveCatalogue',
  'Makes the settlement count its stock and projects with another version of the game data.',
)
  .input(z.strictObject({ ...actInput, version: catalogueVersion }))
  .output(settlement)

const changedName = z.strictObject({
  itemId,
  /** null where the version lacks the item. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** What a project or a standing order misses of an item, with the present version and with the other one. */
const changedNeed = z.strictObject({ itemId, name: z.string(), before: z.int(), after: z.int() })

/** Items for which a recipe is chosen that the version lacks: the first one is used then. */
const goneRecipes = z.strictObject({
  /** `ended` is a project that was archived or deleted, or a template that was deleted. */
  where: z.enum(['project', 'ended', 'template']),
  name: z.string(),
  /** The names of the items. */
  items: z.array(z.string()).readonly(),
})

const needs = z.array(changedNeed).readonly()

const previewCatalogue = procedure(
  'previewCatalogue',
  'What would change if the settlement counted with another version of the game data; nothing is changed.',
)
  .input(z.strictObject({ settlementId, version: catalogueVersion }))
  .output(
    z.strictObject({
      items: z.array(changedName).readonly(),
      projects: z.array(z.strictObject({ id: z.uuid(), needs })).readonly(),
      orders: z.array(z.strictObject({ itemId, name: z.string(), needs })).readonly(),
      gone: z.array(goneRecipes).readonly(),
    }),
  )

export const settlementCatalogueContract = { moveCatalogue, previewCatalogue }
