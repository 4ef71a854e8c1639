import { savingText } from '../messages/saving-text.ts'
import { saverStore } from './account-saver.ts'

/** Sends everything that is not yet with the account. @throws a sentence to show where it could not be saved. */
export async function saveToCloud(): Promise<void> {
  const { saver } = saverStore.getState()
  if (!saver) throw new Error(savingText.saveFailed)
  await saver.saveNow()
}

/** Takes over what the account holds. @throws a sentence to show where it could not be loaded. */
export async function loadFromCloud(): Promise<'loaded' | 'nothing'> {
  const { saver } = saverStore.getState()
  if (!saver) throw new Error(savingText.loadFailed)
  return saver.loadNow()
}
