import * as z from 'zod'
import { contract } from '#contract/contract'
import { attempts, otherProcedures, triedRows } from './areas.ts'
import type { Call, Input } from './attempt.ts'

/** A field of a procedure for an id beside the settlement's. */
export type SecondId = {
  readonly procedure: string
  readonly field: string
  /** Whether the field takes several ids. */
  readonly isList: boolean
  /** The list whose entries have the field; without it, the input itself has it. */
  readonly ofEach?: string
}

type Schema = {
  readonly format?: string
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/**
 * Fields that are not tried: those that name no row of the settlement, and those for people, since a stranger is refused with 403 and
 * not with 404 (the row `task.assign_nonmember`, project-players.test).
 */
const excepted = ['settlementId', 'operationId', 'assignedTo', 'players']

/** Procedures that say for each entry of a list what became of it, and are not refused as a whole. */
export const answersForEach: readonly string[] = ['approveTaskContributions']

/** The fields for another id of every procedure that takes a settlement's id, without the procedures that other test files try. */
export const secondIds: readonly SecondId[] = Object.entries<(typeof contract)[keyof typeof contract]>({
  ...contract,
}).flatMap(([procedure, { '~orpc': parts }]) => {
  const fields = fieldsOf(parts.inputSchema)
  if (!('settlementId' in fields) || procedure in otherProcedures) return []
  const ofEach = Object.entries(fields).flatMap(([list, { items }]) =>
    idsIn(items?.properties ?? {})
      // The `id` of an entry is the one under which a deleted row is put back (`undoRegeneration`): it names no row that is there.
      .filter(({ field }) => field !== 'id')
      .map((second) => ({ ...second, ofEach: list })),
  )
  return [...idsIn(fields), ...ofEach].map((second) => ({ procedure, ...second }))
})

function idsIn(fields: Readonly<Record<string, Schema>>) {
  return Object.entries(fields)
    .filter(([field]) => !excepted.includes(field))
    .filter(([, schema]) => isId(schema) || isListOfIds(schema))
    .map(([field, schema]) => ({ field, isList: isListOfIds(schema) }))
}

/** The input of an attempt with another id in one of its fields. */
export function withSecondId(asked: Input, { field, isList, ofEach }: SecondId, id: string): Input {
  const put = (given: Input): Input => {
    if (!(field in given)) throw new Error(`no attempt has a ${field}`)
    return { ...given, [field]: isList ? [id] : id }
  }
  if (ofEach === undefined) return put(asked)
  return { ...asked, [ofEach]: z.array(z.record(z.string(), z.unknown())).parse(asked[ofEach]).map(put) }
}

/** The owner's attempt at a procedure, which the matrix allows. */
export function allowedAttempt(procedure: string): Call | undefined {
  return triedRows
    .filter(({ cells }) => cells.owner.v !== 'deny')
    .flatMap(({ id }) => attempts[id]!)
    .filter((attempt) => 'procedure' in attempt)
    .find((call) => call.procedure === procedure)
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
