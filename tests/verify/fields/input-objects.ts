import type { Schema } from '../../support/contract-inputs.ts'
import { isRecord } from '../../support/is-record.ts'

/** An object inside an input, in which foreign fields are tried: fields that whoever sends the input has no right to. */
export type InputObject = {
  /** Where a schema has it: '' for the input itself, else like 'items[]' or 'operations[](inv.add)'. */
  readonly path: string
  /** The keys and numbers that lead to it in this input. */
  readonly at: readonly (string | number)[]
  /** The fields that the schema knows there. */
  readonly takes: readonly string[]
  /** Whether the schema lets any other field pass. */
  readonly isOpen: boolean
}

/** Every object of an input that a schema describes field by field. Maps by an item's id, or the like, are none. */
export function inputObjectsIn(
  schema: Schema,
  value: unknown,
  path = '',
  at: InputObject['at'] = [],
): readonly InputObject[] {
  const choices = choicesOf(schema)
  if (choices) {
    const fitting = choices.find((choice) => fits(choice, value))
    return fitting ? inputObjectsIn(fitting, value, path + wordsOf(fitting, choices), at) : []
  }
  if (Array.isArray(value))
    return value.flatMap((one, place) => inputObjectsIn(schema.items ?? {}, one, `${path}[]`, [...at, place]))
  if (!isRecord(value)) return []
  const { properties, additionalProperties } = schema
  const inside = Object.entries(value).flatMap(([name, one]) => {
    const part = properties?.[name]
    if (part) return inputObjectsIn(part, one, inner(path, name), [...at, name])
    return isSchema(additionalProperties)
      ? inputObjectsIn(additionalProperties, one, `${path}{}`, [...at, name])
      : []
  })
  if (!properties) return inside
  const isOpen = additionalProperties !== false
  return [{ path, at, takes: Object.keys(properties), isOpen }, ...inside]
}

/** The paths of all objects that a schema describes field by field. */
export function pathsOf(schema: Schema, path = ''): readonly string[] {
  const choices = choicesOf(schema)
  if (choices) return choices.flatMap((choice) => pathsOf(choice, path + wordsOf(choice, choices)))
  if (schema.items) return pathsOf(schema.items, `${path}[]`)
  const { properties, additionalProperties } = schema
  if (!properties) return isSchema(additionalProperties) ? pathsOf(additionalProperties, `${path}{}`) : []
  return [path, ...Object.entries(properties).flatMap(([name, part]) => pathsOf(part, inner(path, name)))]
}

/** The input with one more field in the object to which `at` leads. */
export function withField(input: unknown, at: InputObject['at'], field: readonly [string, unknown]): unknown {
  const [key, ...rest] = at
  if (Array.isArray(input))
    return input.map((one, place) => (place === key ? withField(one, rest, field) : one))
  if (!isRecord(input)) return input
  if (key === undefined) return { ...input, [field[0]]: field[1] }
  return { ...input, [key]: withField(input[key], rest, field) }
}

function choicesOf({ anyOf, oneOf }: Schema): readonly Schema[] | undefined {
  return anyOf ?? oneOf
}

function fits(schema: Schema, value: unknown): boolean {
  const choices = choicesOf(schema)
  if (choices) return choices.some((choice) => fits(choice, value))
  if (Array.isArray(value)) return schema.type === 'array'
  if (!isRecord(value)) return false
  return (
    schema.type === 'object' &&
    (schema.required ?? []).every((name) => name in value) &&
    Object.entries(schema.properties ?? {}).every(
      ([name, part]) => part.const === undefined || part.const === value[name],
    )
  )
}

/** The words by which a path names a choice, as in `(inv.add)`: its constants, or the fields it requires; '' where no other is an object. */
function wordsOf({ properties = {}, required = [] }: Schema, choices: readonly Schema[]): string {
  if (choices.filter(({ type }) => type === 'object').length < 2) return ''
  const constants = Object.values(properties).flatMap((part) => part.const ?? [])
  return `(${(constants.length > 0 ? constants : required).join(' ')})`
}

function inner(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function isSchema(value: Schema['additionalProperties']): value is Schema {
  return typeof value === 'object'
}
