import { useEffect, useState } from 'react'

const halfMinuteMs = 30_000

/** The time of this device, twice a minute; for ages that grow while one looks at them. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfMinuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
