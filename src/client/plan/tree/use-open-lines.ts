import { useMemo, useState } from 'react'
import { toggled } from '../../ui/toggled.ts'
import type { Box, Forest } from './forest.ts'
import { everyBox, lineOf, listLines, type OpenBoxes, onlyTargets, openTo } from './list-lines.ts'

/** The lines of a forest as the player opened them. */
export type OpenLines = {
  readonly lines: readonly Box[]
  readonly open: OpenBoxes
  /** The line of the active box. */
  readonly line: number
  /** Opens or closes the box with this number in the forest. */
  readonly toggle: (index: number) => void
  readonly expandAll: () => void
  readonly collapseAll: () => void
}

/** Begins with the targets open, and what leads to the active box; starts over with another forest. */
export function useOpenLines(forest: Forest, active: number): OpenLines {
  const [kept, setKept] = useState(() => ({ forest, boxes: openTo(forest, active) }))
  const open = kept.forest === forest ? kept.boxes : onlyTargets(forest)
  const lines = useMemo(() => listLines(forest, open), [forest, open])
  const setOpen = (boxes: OpenBoxes) => setKept({ forest, boxes })
  return {
    lines,
    open,
    line: lineOf(forest, lines, active),
    toggle: (index) => setOpen(toggled(open, index)),
    expandAll: () => setOpen(everyBox(forest)),
    collapseAll: () => setOpen(new Set()),
  }
}
