import { settlementDialogsText as text } from '../../messages/settlement-dialogs-text.ts'

type Range = { readonly least: number; readonly most: number }

/** The message about an invalid number; null for a whole number within the range, both ends included. */
export function wholeNumberProblem(typed: string, { least, most }: Range): string | null {
  const trimmed = typed.trim()
  const isFine = /^\d{1,10}$/.test(trimmed) && Number(trimmed) >= least && Number(trimmed) <= most
  return isFine ? null : text.settings.range(least, most)
}
