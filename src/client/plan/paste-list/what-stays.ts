import { headingOf } from '#domain/inventory/pasted-list'
import { type DecidedLine, type Decisions, lineKeys } from './decided-lines.ts'

/** A list as it stands in the field, and what was said about its lines. */
export type TypedList = { readonly typed: string; readonly decisions: Decisions }

/**
 * What is left of a list of which only some lines stay: they keep what was said about them, and the heading that names their
 * columns, without which they would be read by guess (BEY-7).
 */
export function whatStays({ typed, decisions }: TypedList, staying: readonly DecidedLine[]): TypedList {
  const lines = staying.toSorted((a, b) => a.read.line - b.read.line)
  const keys = lineKeys(lines.map(({ read }) => read))
  const heading = lines.length > 0 ? headingOf(typed) : null
  const texts = lines.map(({ read }) => read.text)
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
