import * as z from 'zod'
import { procedure } from './procedure.ts'

/** A catalogue this server serves or has served (BEY-14). */
export const servedCatalogue = z.strictObject({
  version: z.string(),
  name: z.string(),
  /** Day of the game data, YYYY-MM-DD; '' if unknown. */
  date: z.string(),
  items: z.int().min(0),
  craftable: z.int().min(0),
  firstServedAt: z.iso.datetime(),
  inUse: z.boolean(),
  /** Whether a settlement can count with it, and a browser open it: true for those that the database keeps. */
  canCount: z.boolean(),
})

export type ServedCatalogue = z.infer<typeof servedCatalogue>

/** The state of the look-up of a newer catalogue (BEY-14). */
export const catalogueUpdate = z.strictObject({
  state: z.enum(['off', 'idle', 'running', 'failed', 'done']),
  /** The present step; '' while no look-up runs. */
  step: z.enum(['', 'fetching', 'compiling', 'storing']),
  /** How many of `total` pieces are done; while fetching, pieces are tables. */
  done: z.int().min(0),
  total: z.int().min(0),
  /** For people: why look-ups are off, why the last one failed, or what it found. */
  message: z.string(),
  /** When the last look-up ended, successfully or not. */
  checkedAt: z.iso.datetime().nullable(),
})

export type CatalogueUpdate = z.infer<typeof catalogueUpdate>

const getCatalogues = procedure('getCatalogues', 'Every catalogue this server has served, newest first.')
  .input(z.strictObject({}))
  .output(z.array(servedCatalogue))

const getCatalogueUpdate = procedure('getCatalogueUpdate', 'The state of the look-up of a newer catalogue.')
  .input(z.strictObject({}))
  .output(catalogueUpdate)

const lookUpCatalogue = procedure(
  'lookUpCatalogue',
  'Starts a look-up of a newer catalogue. One runs at a time, with a pause before the next.',
)
  .input(z.strictObject({}))
  .output(catalogueUpdate)

export const cataloguesContract = {
  getCatalogues,
  getCatalogueUpdate,
  lookUpCatalogue,
}
