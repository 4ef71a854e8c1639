import { ask, Refusal } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { savingText } from '../messages/saving-text.ts'
import { saverStore } from './account-saver.ts'
import { saveStatusStore } from './save-status.ts'
import type { Saver } from './saver.ts'

/** Saves all changes, and says what the server did not accept, now or before. @throws an error whose message can be shown */
export async function saveToCloud(): Promise<void> {
  await saveAll()
  const refusal = await requireSaver(savingText.saveFailed).takeRefusal()
  if (refusal !== null) throw new Error(savingText.refused(refusal))
}

/** Saves all changes with the account; where none wait, asks whether the server is there. @throws an error whose message can be shown */
export async function saveAll(): Promise<void> {
  const saved = await requireSaver(savingText.saveFailed).saveNow()
  if (saved === 'nothing-waited') await requireServer()
}

/** Loads the account's data. @throws an error whose message can be shown */
export async function loadFromCloud(): Promise<'loaded' | 'nothing'> {
  return requireSaver(savingText.loadFailed).loadNow()
}

function requireSaver(sentence: string): Saver {
  const { saver } = saverStore.getState()
  if (saver) return saver
  throw new Error(saveStatusStore.getState().state === 'undecided' ? savingText.undecided : sentence)
}

async function requireServer(): Promise<void> {
  try {
    await ask('getUser', {}, { signal: networkTimeOut() })
  } catch (error) {
    // The server is there, and says itself what is wrong.
    if (error instanceof Refusal) throw error
    throw new Error(savingText.offline, { cause: error })
  }
}
