import { useMemo } from 'react'
import type { Contribution } from '#domain/settlement/contribution'
import { useAnswer } from '../../api/use-answer.ts'
import { useNow } from '../../ui/use-now.ts'
import { useMyId } from '../membership.ts'
import { useRow, useRows, useSettlementId } from '../selectors.ts'
import { useSettledSeq } from '../use-settled-seq.ts'
import { sentToday } from './sent-today.ts'

/** The user's deliveries since midnight of their time zone, and the time for which they were listed. */
export function useSentToday(): { readonly sent: readonly Contribution[]; readonly now: number } {
  const settlementId = useSettlementId()
  const myId = useMyId()
  const myNo = useRow('members', myId ?? '')?.no
  const seq = useSettledSeq()
  const now = useNow()
  const contributions = useRows('contributions')
  const { answer } = useAnswer(
    'getTaskContributionsBySettlement',
    myId === null ? null : { settlementId, userId: myId },
    seq,
  )
  const sent = useMemo(() => {
    // As in the server's answer: what the user delivers for a named player counts as that player's.
    const waiting = contributions.filter(({ byNo, playerId }) => byNo === myNo && playerId === null)
    return sentToday(waiting, answer?.contributions ?? [], new Date(now).toISOString())
  }, [contributions, answer, myNo, now])
  return { sent, now }
}
