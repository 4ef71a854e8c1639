import { kindOf } from './across.ts'
import { onEveryNode } from './distribute.ts'
import type { Explained } from './explained.ts'

export type Tally = {
  readonly note: (statement: Explained) => void
  readonly numbers: () => {
    /** Statements that concern settlements. */
    readonly attempted: number
    readonly onOneNode: number
    /** Statements that go over settlements, and went over several nodes; and how many of them differ. */
    readonly onSeveral: number
    readonly different: number
  }
  /** The tables on no node that such statements name, and how often. */
  readonly outside: () => readonly string[]
  readonly wrong: () => readonly string[]
}

const copied: ReadonlySet<string> = new Set(onEveryNode)

/** Counts what statements did. @param ofSettlements the tables that are spread */
export function tallyOf(ofSettlements: ReadonlySet<string>): Tally {
  let [attempted, onOneNode] = [0, 0]
  const over = new Map<string, number>()
  const faults = new Map<string, number>()
  const outside = new Map<string, number>()
  return {
    note({ text, nodes, tables }) {
      if (![...tables].some((table) => ofSettlements.has(table))) return
      attempted += 1
      for (const table of tables) if (!ofSettlements.has(table) && !copied.has(table)) count(outside, table)
      if (nodes.size <= 1) onOneNode += 1
      else count(kindOf(text) === 'over several' ? over : faults, text)
    },
    numbers: () => ({
      attempted,
      onOneNode,
      onSeveral: [...over.values()].reduce((sum, times) => sum + times, 0),
      different: over.size,
    }),
    outside: () => Array.from(outside, ([table, times]) => `${table} ${times}`),
    wrong: () => Array.from(faults, ([text, times]) => `on several nodes, ${times} times: ${text}`),
  }
}

function count(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1)
}
