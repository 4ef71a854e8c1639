import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'

const text = settlementDialogsText.displayName.problems

/** What is wrong with a trimmed display name, in the words of § 5; null where nothing is. */
export function displayNameProblem(name: string): string | null {
  const { length } = [...name]
  if (length === 0) return text.empty
  if (length < 2) return text.short
  if (length > 30) return text.long
  return /^[\p{L}\p{M}\p{N} _.-]+$/u.test(name) ? null : text.letters
}
