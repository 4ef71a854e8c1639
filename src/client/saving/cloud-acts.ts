import { ask, Refusal } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { savingText } from '../messages/saving-text.ts'
import { saverStore } from './account-saver.ts'
import { saveStatusStore } from './save-status.ts'

/** Saves all changes with the account; where none wait, asks whether the server is there. @throws an error whose message can be shown */
export async function saveToCloud(): Promise<void> {
  const { saver } = saverStore.getState()
  if (!saver) throw new Error(whyNoSaver(savingText.saveFailed))
  if ((await saver.saveNow()) === 'nothing-waited') await requireServer()
}

/** Loads the account's data. @throws an error whose message can be shown */
export async function loadFromCloud(): Promise<'loaded' | 'nothing'> {
  const { saver } = saverStore.getState()
  if (!saver) throw new Error(whyNoSaver(savingText.loadFailed))
  return saver.loadNow()
}

function whyNoSaver(sentence: string): string {
  return saveStatusStore.getState().state === 'undecided' ? savingText.undecided : sentence
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
