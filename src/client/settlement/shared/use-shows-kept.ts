import { useEffect, useState } from 'react'
import type { Asked } from '../../api/use-answer.ts'
import { whenToShowKept } from './shown-shared.ts'

/** After so long without an answer the server is late. */
const lateMs = 2_000

/** Whether to show what this browser saw last. What was shown once stays shown. */
export function useShowsKept(asked: Asked<unknown>): boolean {
  const [showsKept, setShowsKept] = useState(false)
  const when = whenToShowKept(asked)
  useEffect(() => {
    if (when === 'now') setShowsKept(true)
    if (when !== 'late') return
    const timer = setTimeout(() => setShowsKept(true), lateMs)
    return () => clearTimeout(timer)
  }, [when])
  return showsKept
}
