import type * as z from 'zod'

/** Texts with NUL of several lengths, as a schema may ask for a shortest one. */
const texts = ['\0', 'a\0', 'a\0a', '\0'.padEnd(40, 'a')]

/**
 * The places in a schema, as `field.of[].lists`, at which a text may have the character NUL; `{}` stands for the keys of a record,
 * `*` for fields without a schema.
 */
export function textsWithNul(schema: z.core.$ZodType, place: string): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'unknown':
      return texts.some((text) => (schema as z.ZodType).safeParse(text).success) ? [place] : []
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => textsWithNul(field, `${place}.${name}`))
      return [...fields.flat(), ...(def.catchall ? textsWithNul(def.catchall, `${place}.*`) : [])]
    }
    case 'record':
      return [...textsWithNul(def.keyType, `${place}{}`), ...textsWithNul(def.valueType, `${place}[]`)]
    case 'array':
      return textsWithNul(def.element, `${place}[]`)
    case 'union':
      return def.options.flatMap((option) => textsWithNul(option, place))
    case 'pipe':
      return [...textsWithNul(def.in, place), ...textsWithNul(def.out, place)]
    case 'default':
    case 'nullable':
    case 'optional':
    case 'readonly':
      return textsWithNul(def.innerType, place)
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
