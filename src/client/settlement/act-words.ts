import { activitySentence } from '#contract/sentences/log-sentence'
import { actText } from '../messages/act-text.ts'
import type { HeldSettlement } from './held-settlement.ts'
import type { PendingAct } from './pending-act.ts'
import { runHere } from './run-act.ts'

/** Describes an act as its log entry would; in general words where it would change none of the known rows. */
export function actWords(held: HeldSettlement | null, act: PendingAct): string {
  return (held && logWords(held, act)) ?? actText[act.name]
}

function logWords({ shown, counting }: HeldSettlement, act: PendingAct): string | null {
  const did = runHere(shown, act, counting)?.activity
  if (!did) return null
  const names = Object.fromEntries([...shown.members.values()].map((member) => [member.no, member.name]))
  return activitySentence({ did, names })
}
