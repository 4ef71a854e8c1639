import { useEffect, useState } from 'react'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { useSettlements } from '../selectors.ts'

/** Shorter interruptions are not shown. */
const lastingMs = 4_000

/** Says that changes by others do not arrive, as long as that is so. */
export function NotLive() {
  const isLive = useSettlements((state) => state.isLive)
  const isCrowdedOut = useSettlements((state) => state.isCrowdedOut)
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (isLive) return
    const timer = setTimeout(() => setLasting(true), lastingMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isLive])
  return (
    <p role="status" className="rounded-part bg-warn-soft px-3.5 py-1.5 text-small text-warn empty:sr-only">
      {isLasting && (isCrowdedOut ? text.crowdedOut : text.notLive)}
    </p>
  )
}
