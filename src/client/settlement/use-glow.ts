import { type RefObject, useEffect, useRef } from 'react'
import { heldNow } from './settlement-store.ts'

const glowMs = 1_200

/** Highlights a row for a moment when somebody else has changed it; the user's own changes are not highlighted. */
export function useGlow<Row extends HTMLElement>(settlementId: string, shown: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // While an act of the user's own is pending, each change is taken for the user's.
    const isMine = (heldNow(settlementId)?.pending.length ?? 0) > 0
    if (isMine || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--accent-soft')
    row.current?.animate([{ backgroundColor: colour }, {}], glowMs)
  }, [settlementId, shown])
  return row
}
