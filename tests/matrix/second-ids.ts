import * as z from 'zod'
import { contract } from '#contract/contract'
import { attempts, triedRows } from './areas.ts'
import type { Attempt } from './attempt.ts'

type SecondId = { readonly procedure: string; readonly field: string }

/** Every procedure that names something in a settlement by an id of its own, with that field. */
export const secondIds: readonly SecondId[] = Object.entries(contract).flatMap(
  ([procedure, { '~orpc': parts }]) => {
    const fields = parts.inputSchema instanceof z.ZodObject ? Object.keys(parts.inputSchema.shape) : []
    if (!fields.includes('settlementId')) return []
    const ids = fields.filter(
      (field) => /Ids?$/.test(field) && !['settlementId', 'operationId'].includes(field),
    )
    return ids.map((field) => ({ procedure, field }))
  },
)

/** An attempt of the owner's at a procedure that the matrix allows. */
export function allowedAttempt(procedure: string): Attempt | undefined {
  return triedRows
    .filter(({ cells }) => cells.owner.v !== 'deny')
    .flatMap(({ id }) => attempts[id]!)
    .find((attempt) => attempt.procedure === procedure)
}
