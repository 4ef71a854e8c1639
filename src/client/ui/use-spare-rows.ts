import { useLayoutEffect, useRef } from 'react'
import { lastToKeep, type RowRange } from './rows-to-draw.ts'

/** The places behind the end of a list that became shorter; their rows wait out of sight for a longer one. */
export function useSpareRows(count: number, drawn: RowRange): readonly number[] {
  const before = useRef(drawn)
  const last = lastToKeep(count, drawn, before.current)
  useLayoutEffect(() => {
    before.current = { first: drawn.first, last }
  })
  return Array.from({ length: Math.max(0, last - count + 1) }, (_, i) => count + i)
}
