import { readStored, store } from '../../state/stored-json.ts'

const key = 'bit-calculator.build-lists.offered'

/** Whether the user has answered the offer to copy that list, so that nobody is asked twice. */
export function isAnswered(userId: string, listId: string): boolean {
  return answersOf(userId).includes(listId)
}

export function noteAnswered(userId: string, listIds: readonly string[]): void {
  store(key, { ...readStored(key), [userId]: [...new Set([...answersOf(userId), ...listIds])] })
}

function answersOf(userId: string): readonly unknown[] {
  const answers = readStored(key)?.[userId]
  return Array.isArray(answers) ? answers : []
}
