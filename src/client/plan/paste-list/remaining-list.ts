import { headingOf } from '#domain/inventory/pasted-list'
import { type DecidedLine, type Decisions, lineKeys } from './decided-lines.ts'

/** A list as it stands in the field, and what was said about its lines. */
export type TypedList = { readonly typed: string; readonly decisions: Decisions }

type Staying = {
  readonly lines: readonly DecidedLine[]
  /** The lines behind those that were read. */
  readonly unread: readonly string[]
}

/**
 * What is left of a list of which only some lines stay: they keep what was said about them, and the heading that names their
 * columns, without which they would be read by guess (BEY-7).
 */
export function remainingList({ typed, decisions }: TypedList, staying: Staying): TypedList {
  const lines = staying.lines.toSorted((a, b) => a.read.line - b.read.line)
  const keys = lineKeys(lines.map(({ read }) => read))
  const texts = [...lines.map(({ read }) => read.text), ...staying.unread]
  const heading = texts.length > 0 ? headingOf(typed) : null
  return {
    typed: (heading === null ? texts : [heading, ...texts]).join('\n'),
    decisions: new Map(
      lines.flatMap(({ key }, at) => {
        const said = decisions.get(key)
        return said ? [[keys[at]!, said] as const] : []
      }),
    ),
  }
}
