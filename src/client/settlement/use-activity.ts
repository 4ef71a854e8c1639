import { useState } from 'react'
import { ask } from '../api/ask.ts'
import { useAsked } from '../api/use-answer.ts'
import { noActivity, withNewest, withOlder } from './known-activity.ts'
import { pageReader } from './page-reader.ts'
import { useSettledSeq } from './use-settled-seq.ts'

/** The log of a settlement, newest first; read again whenever it has grown. */
export function useActivity(settlementId: string) {
  const [pages] = useState(() => pageReader(noActivity, { withNewest, withOlder }))
  const asked = useAsked(`activity ${settlementId}`, read, useSettledSeq())

  function read(signal: AbortSignal) {
    return pages.read((before) =>
      ask('getSettlementActivity', { settlementId, ...(before && { before: before.id }) }, { signal }),
    )
  }

  function readOlder(): void {
    pages.wantOlder()
    void asked.askAgain()
  }

  return { ...asked, readOlder }
}
