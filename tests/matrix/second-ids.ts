import * as z from 'zod'
import { contract } from '#contract/contract'
import { attempts, otherProcedures, triedRows } from './areas.ts'
import type { Attempt } from './attempt.ts'

type SecondId = {
  readonly procedure: string
  readonly field: string
  /** Whether the field takes several ids. */
  readonly isList: boolean
}

type Schema = {
  readonly format?: string
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Not a row of the settlement; or people, where strangers are refused with 403 (`task.assign_nonmember`, project-players.test). */
const excepted = ['settlementId', 'operationId', 'assignedTo', 'players']

/** Every procedure of the matrix's attempts with a second id, of something in the settlement, with the field's name. */
export const secondIds: readonly SecondId[] = Object.entries<(typeof contract)[keyof typeof contract]>({
  ...contract,
}).flatMap(([procedure, { '~orpc': parts }]) => {
  const fields = fieldsOf(parts.inputSchema)
  if (!('settlementId' in fields) || procedure in otherProcedures) return []
  return Object.entries(fields)
    .filter(([field]) => !excepted.includes(field))
    .filter(([, schema]) => isId(schema) || isListOfIds(schema))
    .map(([field, schema]) => ({ procedure, field, isList: isListOfIds(schema) }))
})

/** The owner's attempt at a procedure, which the matrix allows. */
export function allowedAttempt(procedure: string): Attempt | undefined {
  return triedRows
    .filter(({ cells }) => cells.owner.v !== 'deny')
    .flatMap(({ id }) => attempts[id]!)
    .find((attempt) => attempt.procedure === procedure)
}

function fieldsOf(input: unknown): Readonly<Record<string, Schema>> {
  if (!(input instanceof z.ZodType)) return {}
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema
  const variants = [schema, ...(schema.anyOf ?? [])]
  return Object.assign({}, ...variants.map(({ properties }) => properties))
}

function isId({ format, anyOf = [] }: Schema): boolean {
  return format === 'uuid' || anyOf.some(isId)
}

function isListOfIds({ items }: Schema): boolean {
  return items !== undefined && isId(items)
}
