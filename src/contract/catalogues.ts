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

export const getCatalogues = procedure(
  'getCatalogues',
  'Every catalogue this server has served, newest first.',
)
  .input(z.strictObject({}))
  .output(z.array(servedCatalogue))
