import { useEffect, useState } from 'react'
import type { Inputs, ProcedureName, Replies } from './ask.ts'
import { type Asked, useAnswer } from './use-answer.ts'

/**
 * Reads something for a screen, and again every so often, for what changes on the server by itself.
 * @param everyMs how often, by the latest answer; null to wait for a new `version`
 */
export function usePolledAnswer<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  everyMs: (answer: Replies[Name] | null) => number | null,
  version = 0,
): Asked<Replies[Name]> {
  const [polls, setPolls] = useState(0)
  const asked = useAnswer(procedure, input, version + polls)
  const waitMs = everyMs(asked.answer)
  useEffect(() => {
    if (waitMs === null) return
    const timer = setInterval(() => setPolls((count) => count + 1), waitMs)
    return () => clearInterval(timer)
  }, [waitMs])
  return asked
}
