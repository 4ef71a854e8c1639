import { useEffect, useState } from 'react'
import { useSeq } from './selectors.ts'

/** Several changes in a row are read as one. */
const settleMs = 200

/**
 * The number of the last known change, once none has come for `ms` milliseconds; for what is read from the server again whenever
 * something has happened in the settlement.
 */
export function useSettledSeq(ms = settleMs): number {
  const seq = useSeq()
  const [settled, setSettled] = useState(seq)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(seq), ms)
    return () => clearTimeout(timer)
  }, [seq, ms])
  return settled
}
