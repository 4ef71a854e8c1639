import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A statement that PostgreSQL carried out for a server. */
export type Explained = {
  readonly text: string
  /** The nodes on which it looked, wrote or checked a key. */
  readonly nodes: ReadonlySet<number>
  /** All tables that it looked into or wrote to. */
  readonly tables: ReadonlySet<string>
}

/** With these settings PostgreSQL writes down each statement with what it really did. */
export const explaining = Object.entries({
  shared_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_triggers': 'on',
  // The checks of foreign keys too.
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_parameter_max_length': '0',
  // As among many settlements, where PostgreSQL would not read a whole table to have it at hand.
  work_mem: '64kB',
  hash_mem_multiplier: '1',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  // PostgreSQL puts `.json` in place of `.log` in the name of a jsonlog.
  log_filename: 'statements.log',
  log_rotation_age: '0',
  log_rotation_size: '0',
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

type Step = {
  readonly 'Relation Name'?: string
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly Step[]
}
type Told = {
  readonly 'Query Text': string
  readonly Plan: Step
  readonly Triggers?: readonly { readonly Relation?: string; readonly Calls: number }[]
}

/** All statements of servers in the log of a PostgreSQL. */
export async function* explainedIn(dataFolder: string): AsyncGenerator<Explained> {
  const input = createReadStream(`${dataFolder}/log/statements.json`)
  for await (const line of createInterface({ input })) {
    if (!line.includes('"application_name":"bit-calculator"')) continue
    const { message } = JSON.parse(line) as Record<string, string>
    const plan = /^duration: \S+ ms {2}plan:\n(.*)$/s.exec(message ?? '')?.[1]
    if (plan) yield explained(JSON.parse(plan) as Told)
  }
}

/** Reads from what PostgreSQL wrote down where a statement was at work. */
export function explained(told: Told): Explained {
  const relations = [
    ...stepsDone(told.Plan).flatMap((step) => step['Relation Name'] ?? []),
    ...(told.Triggers ?? []).flatMap(({ Relation, Calls }) => (Calls > 0 && Relation ? [Relation] : [])),
  ]
  // The part of a table that lies on a node is named after both, such as `tasks_on_3` (`partOf`).
  const parts = relations.map((name) => /^(.*)_on_(\d+)$/.exec(name))
  return {
    text: inShort(told['Query Text']),
    nodes: new Set(parts.flatMap((part) => (part ? [Number(part[2])] : []))),
    tables: new Set(relations.map((name, at) => parts[at]?.[1] ?? name)),
  }
}

/** A step that was never begun has looked nowhere, nor has what is below it. */
function stepsDone(step: Step): readonly Step[] {
  if (step['Actual Loops'] === 0) return []
  return [step, ...(step.Plans ?? []).flatMap(stepsDone)]
}

/** The text of a statement, the same for all statements that differ only in their numbers and the lengths of their lists. */
function inShort(text: string): string {
  return text
    .replace(/\$\d+/g, '$')
    .replace(/\s+/g, ' ')
    .replace(/(\((?:[^()]*\$[^()]*)\))(?:, ?\((?:[^()]*\$[^()]*)\))+/g, '$1, …')
    .replace(/\$(?:, ?\$)+/g, '$, …')
    .trim()
}
