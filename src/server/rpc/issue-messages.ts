import * as z from 'zod'

/** A fault that a schema found; `keys` are unknown fields. */
export type Issue = {
  readonly message: string
  readonly path?: readonly PropertyKey[]
  readonly keys?: readonly string[]
}

const longestName = 60

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

/** Replaces the library's default messages by ours; a schema's own message stays. */
export function setIssueMessages(): void {
  z.config({ customError: (issue) => libraryMessage(issue as z.core.$ZodRawIssue) })
}

/** The message and the field of a fault in an input. */
export function messageFor({ message, path, keys }: Issue): { message: string; field: string | undefined } {
  const place = [...(path ?? []), ...(keys?.slice(0, 1) ?? [])].map(String).join('.')
  return { message, field: place === '' ? undefined : place.slice(0, longestName) }
}

function libraryMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is missing.'
        : `This must be ${kinds[issue.expected] ?? 'something else'}.`
    case 'unrecognized_keys':
      return `There is no field called “${issue.keys[0]!.slice(0, longestName)}” here.`
    case 'too_small':
      return `This must be at least ${amount(issue.minimum, issue.origin)}.`
    case 'too_big':
      return `This must be at most ${amount(issue.maximum, issue.origin)}.`
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`
    case 'invalid_key':
      return issue.issues[0]!.message
    default:
      return 'This is not accepted here.'
  }
}

function amount(count: number | bigint, origin: string): string {
  if (origin === 'string') return `${count} characters long`
  if (origin === 'array' || origin === 'set') return `${count} entries`
  return String(count)
}
