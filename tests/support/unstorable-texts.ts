import type * as z from 'zod'

/** NUL, and half of a letter that JavaScript counts as two: no database stores either. */
export const unstorable = ['\0', '\ud800'] as const

/** Texts of several lengths, as a schema may ask for a shortest one. */
const texts = unstorable.flatMap((one) => [one, `a${one}`, `a${one}a`, one.padEnd(40, 'a')])

/**
 * The places in a schema, as `field.of[].lists`, at which a text that no database stores is accepted: `[]` is an entry of a list, `{}`
 * a value of a map, `{key}` one of its keys, and `*` a field without a schema.
 */
export function placesOfUnstorable(schema: z.core.$ZodType, place: string): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'unknown':
      return texts.some((text) => (schema as z.ZodType).safeParse(text).success) ? [place] : []
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) =>
        placesOfUnstorable(field, `${place}.${name}`),
      )
      return [...fields.flat(), ...(def.catchall ? placesOfUnstorable(def.catchall, `${place}.*`) : [])]
    }
    case 'record':
      return [
        ...placesOfUnstorable(def.keyType, `${place}{key}`),
        ...placesOfUnstorable(def.valueType, `${place}{}`),
      ]
    case 'array':
      return placesOfUnstorable(def.element, `${place}[]`)
    case 'union':
      return def.options.flatMap((option) => placesOfUnstorable(option, place))
    case 'pipe':
      return [...placesOfUnstorable(def.in, place), ...placesOfUnstorable(def.out, place)]
    case 'default':
    case 'nullable':
    case 'optional':
    case 'readonly':
      return placesOfUnstorable(def.innerType, place)
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'never':
    case 'null':
    case 'number':
    case 'transform':
      return []
    default:
      throw new Error(`${place} has a schema of a kind that nobody looks into here: ${def.type}`)
  }
}
