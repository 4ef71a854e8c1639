import { settlementDialogsText as text } from '../../messages/settlement-dialogs-text.ts'

type Range = { readonly least: number; readonly most: number }

/** What is wrong with a typed number; null where it is a whole one within the range, its ends included. */
export function wholeNumberProblem(typed: string, { least, most }: Range): string | null {
  const trimmed = typed.trim()
  const isFine = /^\d{1,10}$/.test(trimmed) && Number(trimmed) >= least && Number(trimmed) <= most
  return isFine ? null : text.settings.range(least, most)
}
