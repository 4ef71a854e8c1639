import type { ClientBase } from 'pg'

/** Most prepared statements of a connection; further texts are parsed each time. */
const mostNamed = 200

const names = new Map<string, string>()

/**
 * Makes a connection prepare its statements: planning the statements of an act costs the database more than running them.
 * There are few different texts, because a list is passed as one parameter.
 */
export function nameStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown
  client.query = ((config: unknown, ...rest: readonly unknown[]) =>
    query(named(config, rest[0]), ...rest)) as typeof client.query
}

type Config = { readonly text: string; readonly name?: string }

/** Names statements of ours and of the sign-in library; one without parameters, like `commit`, stays as it is. */
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
