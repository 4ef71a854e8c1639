import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'

const text = settlementDialogsText.displayName.problems

/** The specification's message about an invalid display name (SET-10); null for a valid one. The caller has trimmed the name. */
export function displayNameProblem(name: string): string | null {
  const { length } = [...name]
  if (length === 0) return text.empty
  if (length < 2) return text.short
  if (length > 30) return text.long
  return /^[\p{L}\p{M}\p{N} _.-]+$/u.test(name) ? null : text.letters
}
