import { useEffect, useState } from 'react'

/** A number once it has not changed for so many milliseconds: several changes in a row are read as one. */
export function useSettled(value: number, ms: number): number {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
