import type { EveryActInput, EveryActName } from '#domain/settlement/acts/every-act'
import { actNamesRecipe } from '#domain/settlement/chosen-recipes'
import { settlementIn } from '#domain/settlement/tables'
import { queueAndSend } from '../act-queue/queue-and-send.ts'
import { thisTab } from '../act-queue/queue-news.ts'
import { newAct, type QueuedAct } from '../act-queue/queued-act.ts'
import type { Replies } from '../api/ask.ts'
import { newId } from '../api/new-id.ts'
import type { Outcome } from '../api/outcome.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { actWords } from './act-words.ts'
import { heldNow, settlementsStore } from './settlement-store.ts'
import { forgetOwnAct, showOwnAct } from './waiting-acts.ts'

/**
 * Does an act: it is shown at once, stored in this browser's queue, and sent to the server in its turn (BEY-11).
 * @returns the outcome; where the server cannot be reached, it counts as done, with the reply null
 */
export async function act<Name extends EveryActName>(
  settlementId: string,
  name: Name,
  input: EveryActInput<Name>,
): Promise<Outcome<Replies[Name] | null>> {
  // '' where nobody is signed in any more: then nothing is stored or sent.
  const userId = accountUserId(accountStore.getState()) ?? ''
  const queued = queuedAct(settlementId, name, withCatalogue(settlementId, input), userId)
  const { id, at } = queued
  // `as never`, here and below: that a name and an input belong together is known of `Name`, but not of the union of all acts.
  showOwnAct(settlementId, { userId, settlementId, id, name, input, at, isAnswered: false } as never)
  const place = { userId, settlementId, settlementName: nameOf(settlementId) }
  const outcome = await queueAndSend(place, queued)
  // Not earlier: between leaving the queue and its outcome the act would not be shown.
  forgetOwnAct(settlementId, id)
  return outcome as Outcome<Replies[Name] | null>
}

function queuedAct<Name extends EveryActName>(
  settlementId: string,
  name: Name,
  input: EveryActInput<Name>,
  userId: string,
): QueuedAct {
  const [id, at] = [newId(), new Date().toISOString()]
  const words = actWords(heldNow(settlementId), { id, name, input, userId, at } as never)
  return newAct({ id, name, input, at, words, tab: thisTab } as never)
}

/**
 * Adds the version of the game data to an act that names a recipe by its number: while the act waits, a leader may move the settlement to
 * other game data, in which that number is another recipe. Where no screen has opened the settlement's game data, none can have offered a recipe.
 */
function withCatalogue<Input>(settlementId: string, input: Input): Input {
  const catalogue = actNamesRecipe(input) ? heldNow(settlementId)?.counting?.catalog.info.version : undefined
  return catalogue === undefined ? input : { catalogue, ...input }
}

function nameOf(settlementId: string): string {
  const held = heldNow(settlementId)
  const { list } = settlementsStore.getState()
  const listed = typeof list === 'string' ? undefined : list.find(({ id }) => id === settlementId)
  return held ? settlementIn(held.shown).name : (listed?.name ?? '')
}
