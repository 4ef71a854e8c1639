import { useRef } from 'react'
import { ask } from '../api/ask.ts'
import { useAsked } from '../api/use-answer.ts'
import { type KnownActivity, noActivity, withNewest, withOlder } from './known-activity.ts'
import { useSettledSeq } from './use-settled-seq.ts'

/** The log of a settlement, newest first; read again whenever it has grown. */
export function useActivity(settlementId: string) {
  const known = useRef<KnownActivity>(noActivity)
  /** Whether the page before the entries that are known is wanted too. */
  const wantsOlder = useRef(false)
  const asked = useAsked(`activity ${settlementId}`, read, useSettledSeq())

  async function read(signal: AbortSignal): Promise<KnownActivity> {
    const isOlderWanted = wantsOlder.current
    // A press for older lines that comes during this reading is one for the next reading.
    wantsOlder.current = false
    const pageOf = (before?: number) =>
      ask('getSettlementActivity', { settlementId, ...(before !== undefined && { before }) }, { signal })
    try {
      known.current = withNewest(known.current, await pageOf())
      const last = known.current.entries.at(-1)
      if (isOlderWanted && last) known.current = withOlder(known.current, await pageOf(last.id))
      return known.current
    } catch (error) {
      wantsOlder.current ||= isOlderWanted
      throw error
    }
  }

  function readOlder(): void {
    wantsOlder.current = true
    void asked.askAgain()
  }

  return { ...asked, readOlder }
}
