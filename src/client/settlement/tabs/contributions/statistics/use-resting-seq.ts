import { useEffect, useState } from 'react'
import { useSeq } from '../../../selectors.ts'

const restMs = 1_000

/** The number of the last change, once nothing has changed for a second: sums over all that was ever delivered are not made with every act. */
export function useRestingSeq(): number {
  const seq = useSeq()
  const [resting, setResting] = useState(seq)
  useEffect(() => {
    const timer = setTimeout(() => setResting(seq), restMs)
    return () => clearTimeout(timer)
  }, [seq])
  return resting
}
