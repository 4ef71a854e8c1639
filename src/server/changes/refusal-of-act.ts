import type { ActRefusal } from '#domain/settlement/act-refusal'
import { refusal } from '../rpc/refusal.ts'

/** What the caller is told of an act that the domain refuses. */
export function refusalOfAct(refused: ActRefusal) {
  // `as never`: the facts are those of this reason, but TypeScript takes reason and facts of a union apart.
  return 'facts' in refused ? refusal(refused.why, refused.facts as never) : refusal(refused.why)
}
