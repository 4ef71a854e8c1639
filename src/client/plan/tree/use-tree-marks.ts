import { useMemo, useState } from 'react'
import type { Forest } from './forest.ts'
import { highlightOf } from './highlight.ts'

type Marks = { forest: Forest; active: number; chosen: number | null }

/** Where the keyboard is and what is highlighted, the same in the drawing and in the list. */
export function useTreeMarks(forest: Forest) {
  const fresh: Marks = { forest, active: 0, chosen: null }
  const [kept, setMarks] = useState(fresh)
  // The places belong to one forest: start over with another one.
  const marks = kept.forest === forest ? kept : fresh
  const highlight = useMemo(
    () => (marks.chosen === null ? null : highlightOf(forest, marks.chosen)),
    [forest, marks.chosen],
  )
  return {
    active: marks.active,
    highlight,
    moveTo: (active: number) => setMarks({ ...marks, active }),
    toggle: (index: number) =>
      setMarks({ forest, active: index, chosen: marks.chosen === index ? null : index }),
    clear: () => setMarks({ ...marks, chosen: null }),
  }
}

export type TreeMarks = ReturnType<typeof useTreeMarks>
