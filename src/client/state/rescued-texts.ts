import { buildListsKey } from './build-lists.ts'
import { rescueKey } from './plan-copies.ts'

const prefixes = [`${rescueKey}.`, `${buildListsKey}.rescued.`]

/** A text this browser held in a plan's place, or in the lists', and could not read, set aside untouched (R11). */
export type RescuedText = { readonly key: string; readonly at: number; readonly text: string }

/** Every such text, the newest first; none where storage is forbidden. */
export function readRescuedTexts(): readonly RescuedText[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
      .map((key) => ({
        key,
        at: Number(key.slice(key.lastIndexOf('.') + 1)),
        text: localStorage.getItem(key) ?? '',
      }))
      .sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

/** False where the browser does not let it go. */
export function deleteRescuedText({ key }: RescuedText): boolean {
  try {
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
