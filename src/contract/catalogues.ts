import * as z from 'zod'
import { procedure } from './procedure.ts'

/** A catalogue this server serves or has served (BEY-14). */
export const servedCatalogue = z.strictObject({
  version: z.string(),
  name: z.string(),
  /** Day of the game data, YYYY-MM-DD, or '' where nobody wrote it down. */
  date: z.string(),
  items: z.int().min(0),
  craftable: z.int().min(0),
  firstServedAt: z.iso.datetime(),
  inUse: z.boolean(),
})

export type ServedCatalogue = z.infer<typeof servedCatalogue>

/** How the look-up of a newer catalogue stands (BEY-14). */
export const catalogueUpdate = z.strictObject({
  state: z.enum(['off', 'idle', 'running', 'failed', 'done']),
  /** What is being done; '' while nothing is. */
  step: z.enum(['', 'fetching', 'compiling', 'storing']),
  /** Of `total`, in the step's own pieces: tables while fetching. */
  done: z.int().min(0),
  total: z.int().min(0),
  /** A sentence to show: why look-ups are off, why the last one failed, or what it found. */
  message: z.string(),
  /** When the last look-up came to an end, well or not. */
  checkedAt: z.iso.datetime().nullable(),
})

export type CatalogueUpdate = z.infer<typeof catalogueUpdate>

const getCatalogues = procedure('getCatalogues', 'Every catalogue this server has served, newest first.')
  .input(z.strictObject({}))
  .output(z.array(servedCatalogue))

const getCatalogueUpdate = procedure('getCatalogueUpdate', 'How the look-up of a newer catalogue stands.')
  .input(z.strictObject({}))
  .output(catalogueUpdate)

const lookUpCatalogue = procedure(
  'lookUpCatalogue',
  'Starts looking for a newer catalogue; one at a time, and not again at once.',
)
  .input(z.strictObject({}))
  .output(catalogueUpdate)

export const cataloguesContract = {
  getCatalogues,
  getCatalogueUpdate,
  lookUpCatalogue,
}
