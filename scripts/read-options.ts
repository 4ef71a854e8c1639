import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

type Options<Name extends string> = Readonly<Record<Name, string>>

/** The options a command is called with, all texts; `--help` prints the usage and ends the process. */
export function readOptions<Name extends string>(usage: string, defaults: Options<Name>): Options<Name> {
  const texts = Object.entries<string>(defaults).map(
    ([name, value]) => [name, { type: 'string', default: value }] as const,
  )
  const options: ParseArgsOptionsConfig = { ...Object.fromEntries(texts), help: { type: 'boolean' } }
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  return values as unknown as Options<Name>
}
