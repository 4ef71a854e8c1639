import * as z from 'zod'
import { contract } from '#contract/contract'

type Json = Readonly<Record<string, unknown>>
/** JSON Schema, as far as the contract's inputs use it. */
export type Schema = {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  /** false: the object takes no other field. A schema: the object is a map with such values. */
  readonly additionalProperties?: Schema | boolean
}

export type ProcedureName = keyof typeof contract

/** Procedures that read come first and those that delete last, so that each finds something. */
export const proceduresInOrder = (Object.keys(contract) as ProcedureName[]).toSorted(
  (a, b) => rank(a) - rank(b),
)

/**
 * Inputs for a procedure, made from its schema: the empty input, and one for each of `ids`, in which every field for an id holds that
 * id. A field that is named in `known` holds the value there instead.
 */
export function inputsOf(name: ProcedureName, known: Json, ids: readonly string[]): Json[] {
  const schema = inputSchemaOf(name)
  const filled = ids.map((id) => madeFor(schema, '', { known, id }) as Json)
  const different = new Map(
    [{}, ...filled].map((input) => [JSON.stringify({ ...input, operationId: '' }), input]),
  )
  return [...different.values()]
}

const schemas = new Map<ProcedureName, Schema>()

/** The schema of a procedure's input; that of any object where it takes none. Worked out once for each procedure. */
export function inputSchemaOf(name: ProcedureName): Schema {
  const known = schemas.get(name) ?? workOutSchema(name)
  schemas.set(name, known)
  return known
}

function workOutSchema(name: ProcedureName): Schema {
  const { inputSchema } = contract[name]['~orpc']
  if (!(inputSchema instanceof z.ZodType)) return { type: 'object' }
  return z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) as Schema
}

type Values = { readonly known: Json; readonly id: string }

function madeFor(schema: Schema, field: string, values: Values): unknown {
  if (field in values.known) return values.known[field]
  if (field === 'operationId') return crypto.randomUUID()
  // The number of an act is left out: it is good for one act in one settlement, and each of these inputs is sent by many.
  if (field === 'sent') return undefined
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return madeFor(first, field, values)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, madeFor(part, name, values)]),
      )
    case 'array':
      return schema.items ? [madeFor(schema.items, '', values)] : []
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return schema.format === 'uuid' ? values.id : 'A word'
  }
}

/** Whether a procedure changes nothing, by its name. */
export function reads(name: string): boolean {
  return /^(get|list|load|is|export|test)/.test(name)
}

function rank(name: string): number {
  if (reads(name)) return 0
  if (name === 'deleteAccount') return 4
  // The last of these is `endAllSessions`, after which the caller is signed out.
  if (/^end/.test(name)) return 3
  return /^(delete|remove|leave|transfer|revoke)/.test(name) ? 2 : 1
}
