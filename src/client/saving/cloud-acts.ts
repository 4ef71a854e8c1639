import { savingText } from '../messages/saving-text.ts'
import { saverStore } from './account-saver.ts'

/** Saves all changes with the account. @throws an error whose message can be shown */
export async function saveToCloud(): Promise<void> {
  const { saver } = saverStore.getState()
  if (!saver) throw new Error(savingText.saveFailed)
  await saver.saveNow()
}

/** Loads the account's data. @throws an error whose message can be shown */
export async function loadFromCloud(): Promise<'loaded' | 'nothing'> {
  const { saver } = saverStore.getState()
  if (!saver) throw new Error(savingText.loadFailed)
  return saver.loadNow()
}
