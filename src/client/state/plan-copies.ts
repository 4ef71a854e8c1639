import { readStoredText, type StoredText } from './stored-plan.ts'

/** The part of local storage that keeping a plan needs. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const planKey = 'bit-calculator.plan'
export const rescueKey = `${planKey}.rescued`
const copyKeys = [0, 1, 2].map((place) => `${planKey}.copy.${place}`)

/**
 * Keeps a plan: written as a copy first, read back, and only then made the one in use. Whichever write fails, what
 * was in use and the other two copies are unchanged.
 * @throws where there is no room, or the browser did not keep what it was given.
 */
export function writePlan(shelf: Shelf, text: string, now: number): void {
  writeAndReadBack(shelf, oldestCopyKey(shelf), `${now}\n${text}`)
  writeAndReadBack(shelf, planKey, text)
}

/** Removes the plan and every copy, as its owner wants nothing left in this browser. */
export function forgetPlan(shelf: Shelf): void {
  for (const key of [planKey, ...copyKeys]) shelf.removeItem(key)
}

/** The key under which an unreadable text is put; a plan that was made signed out has no owner. */
function asideKey(owner: string | null, now: number): string {
  return [rescueKey, ...(owner === null ? [] : [owner]), now].join('.')
}

/** Whose text a key of `asideKey` holds; null for one that was made signed out. */
export function ownerInKey(key: string): string | null {
  return key.slice(rescueKey.length + 1, Math.max(0, key.lastIndexOf('.'))) || null
}

/** The newest of the kept copies that can be read. */
export function newestCopy(shelf: Shelf): (StoredText & { status: 'ok'; readonly text: string }) | null {
  const copies = copyKeys.map((key) => readCopy(shelf, key)).sort((a, b) => b.at - a.at)
  for (const { text } of copies) {
    const read = readStoredText(text)
    if (read.status === 'ok') return { ...read, text }
  }
  return null
}

/**
 * Moves an unreadable text to a key of its own, where nothing is ever written over it.
 * @throws where the browser has no room for it; it then stays where it was.
 */
export function setAside(
  shelf: Shelf,
  text: string,
  { owner, now }: { readonly owner: string | null; readonly now: number },
): void {
  const key = asideKey(owner, now)
  try {
    shelf.setItem(key, text)
    shelf.removeItem(planKey)
  } catch {
    // Twice the text is too much: the first must go before the second can come.
    shelf.removeItem(planKey)
    try {
      shelf.setItem(key, text)
    } catch (error) {
      shelf.setItem(planKey, text)
      throw error
    }
  }
}

function writeAndReadBack(shelf: Shelf, key: string, text: string): void {
  shelf.setItem(key, text)
  if (shelf.getItem(key) !== text) throw new Error('The browser did not keep what was stored.')
}

/** The copy to write over: one without a time, as where none was written yet, else the oldest. */
function oldestCopyKey(shelf: Shelf): string {
  const ages = copyKeys.map((key) => ({ key, at: readCopy(shelf, key).at }))
  return ages.reduce((oldest, copy) => (copy.at < oldest.at ? copy : oldest)).key
}

function readCopy(shelf: Shelf, key: string): { at: number; text: string } {
  const kept = shelf.getItem(key) ?? ''
  const end = kept.indexOf('\n')
  const at = Number(kept.slice(0, Math.max(0, end)))
  return { at: end > 0 && Number.isFinite(at) ? at : -1, text: kept.slice(end + 1) }
}
