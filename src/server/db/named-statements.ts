import type { ClientBase } from 'pg'

/** A connection keeps so many at most; a text that comes later is parsed each time. */
const mostNamed = 200

const names = new Map<string, string>()

/**
 * Has a connection parse a statement once, and plan it a few times: the statements of an act cost the database more to
 * plan than to carry out. Statements are the same texts again and again, since lists are handed over as one value.
 */
export function nameStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown
  client.query = ((config: unknown, ...rest: readonly unknown[]) =>
    query(named(config, rest[0]), ...rest)) as typeof client.query
}

type Config = { readonly text: string; readonly name?: string }

/** The sign-in library's and our own statements alike; what has no values, as a commit, is sent as it is. */
function named(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null || !Array.isArray(values) || values.length === 0)
    return config
  const { text, name } = config as Config
  return name === undefined ? { ...config, name: nameOf(text) } : config
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNamed) return known
  const name = `bit_calculator_${names.size}`
  names.set(text, name)
  return name
}
