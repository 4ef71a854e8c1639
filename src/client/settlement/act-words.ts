import { membershipIn, runAct } from '#domain/settlement/act'
import type { FactsByKind } from '#domain/settlement/activity'
import { acts } from '#domain/settlement/acts/acts'
import type { Rows } from '#domain/settlement/tables'
import { queueText } from '../messages/queue-text.ts'
import { activitySentence } from '../messages/settlement-activity-text.ts'
import type { PendingAct } from './held-settlement.ts'

/** Describes an act as its log entry would; in general words where it would change none of the known rows. */
export function actWords(rows: Rows | null, act: PendingAct): string {
  return (rows && logWords(rows, act)) ?? queueText.someChange
}

function logWords(rows: Rows, { id, name, input, userId, at }: PendingAct): string | null {
  const by = membershipIn(rows, userId)
  const done =
    by && runAct<never, unknown, FactsByKind>(acts[name] as never, rows, input as never, { id, now: at, by })
  if (!done || 'refused' in done || !done.activity) return null
  const names = Object.fromEntries([...rows.members.values()].map((member) => [member.no, member.name]))
  return activitySentence({ did: done.activity, names })
}
