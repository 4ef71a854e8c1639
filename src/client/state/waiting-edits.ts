import type { Operation } from '#domain/user-data/operation'
import { newId } from '../api/new-id.ts'

/** What the player did, as it is saved with the account. */
export type MadeEdits = {
  readonly operations: readonly Operation[]
  /** The version of the catalogue by which their recipes are numbered; null where nobody knows (BEY-14). */
  readonly madeWith: string | null
  /** The version of the account's data that was shown when they were made; absent where nobody knows. */
  readonly madeOn?: number | null
  /** Their key in local storage, where they stay until the journal has them; absent where nothing could be stored. */
  readonly place?: string | null
}

const prefixOf = (owner: string) => `bit-calculator.edits.${owner}.`
let left = 0

/** Keeps edits of that account's plan in this browser until they are dropped, also where the page is closed (R6). */
export function leaveWaiting(owner: string, edits: MadeEdits): MadeEdits {
  left += 1
  // Keys sort in the order in which edits were made; the id tells apart those of two tabs at the same moment.
  const place = `${prefixOf(owner)}${Date.now()}.${String(left).padStart(6, '0')}.${newId()}`
  try {
    localStorage.setItem(place, JSON.stringify(edits))
    return { ...edits, place }
  } catch {
    // The plan itself is not stored either then, and the screen shows the warning about that.
    return edits
  }
}

/** What waits of that account's plan, in the order in which it was made. What cannot be read stays where it is, and holds up nothing. */
export function waitingEdits(owner: string): readonly MadeEdits[] {
  return placesOf(owner).flatMap((place) => {
    const edits = readEdits(place)
    return edits ? [{ ...edits, place }] : []
  })
}

/** Whether they are still to be added to the journal: another tab may have done it. */
export function isWaiting(place: string): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return true
  }
}

/** To be called once the journal has them. */
export function dropWaiting({ place }: MadeEdits): void {
  if (place) remove(place)
}

/** Forgets what waits of that account's plan. */
export function forgetWaiting(owner: string): void {
  for (const place of placesOf(owner)) remove(place)
}

function placesOf(owner: string): readonly string[] {
  try {
    const places = Object.keys(localStorage)
    return places.filter((place) => place.startsWith(prefixOf(owner))).sort()
  } catch {
    return []
  }
}

function readEdits(place: string): MadeEdits | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as MadeEdits | readonly Operation[]
    // An earlier release kept only the operations.
    const edits = 'operations' in kept ? kept : { operations: kept, madeWith: null }
    return edits.operations.every(({ op }) => typeof op === 'string') ? edits : null
  } catch {
    return null
  }
}

function remove(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
