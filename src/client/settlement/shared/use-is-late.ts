import { useEffect, useState } from 'react'
import type { Asked } from '../../api/use-answer.ts'
import { whenToShowKept } from './shown-shared.ts'

const lateMs = 2_000

/** Whether to show what this browser saw last. What was shown once stays shown. */
export function useIsLate(asked: Asked<unknown>): boolean {
  const [isLate, setLate] = useState(false)
  const when = whenToShowKept(asked)
  useEffect(() => {
    if (when === 'now') setLate(true)
    if (when !== 'late') return
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [when])
  return isLate
}
