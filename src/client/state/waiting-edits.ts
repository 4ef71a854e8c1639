import type { Operation } from '#domain/user-data/operation'
import { newId } from '../api/new-id.ts'

/** What the player did, as it is saved with the account. */
export type MadeEdits = {
  readonly operations: readonly Operation[]
  /** The version of the catalogue by which their recipes are numbered; null where nobody knows (BEY-14). */
  readonly madeWith: string | null
  /** The version of the account's data that was shown when they were made, noted as they are left here; null where none was. */
  readonly madeOn?: number | null
  /** Their key in local storage, where they stay until the journal has them; absent where nothing could be stored. */
  readonly key?: string | null
}

const prefixOf = (owner: string) => `bit-calculator.edits.${owner}.`
let left = 0

/** Keeps edits of an account's plan (`owner`) in this browser until they are dropped, also where the page is closed (R6). */
export function leaveWaiting(owner: string, edits: MadeEdits): MadeEdits {
  left += 1
  // Keys sort in the order in which edits were made; the id tells apart those of two tabs at the same moment.
  const key = `${prefixOf(owner)}${Date.now()}.${String(left).padStart(6, '0')}.${newId()}`
  try {
    localStorage.setItem(key, JSON.stringify(edits))
    return { ...edits, key }
  } catch {
    // The plan itself is not stored either then, and the screen shows the warning about that.
    return edits
  }
}

/** The waiting edits of that account's plan, in the order in which they were made. Unreadable ones stay stored and hold up no others. */
export function waitingEdits(owner: string): readonly MadeEdits[] {
  return keysOf(owner).flatMap((key) => {
    const edits = readEdits(key)
    return edits ? [{ ...edits, key }] : []
  })
}

/** Whether the edits under that key are still to be added to the journal: another tab may have added them. */
export function isWaiting(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Rather added a second time than lost.
    return true
  }
}

/** Removes waiting edits, once the journal has them. */
export function dropWaiting({ key }: MadeEdits): void {
  if (key) remove(key)
}

/** Removes all waiting edits of that account's plan. */
export function forgetWaiting(owner: string): void {
  for (const key of keysOf(owner)) remove(key)
}

function keysOf(owner: string): readonly string[] {
  try {
    const keys = Object.keys(localStorage)
    return keys.filter((key) => key.startsWith(prefixOf(owner))).sort()
  } catch {
    return []
  }
}

function readEdits(key: string): MadeEdits | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as MadeEdits | readonly Operation[]
    // An earlier release kept only the operations.
    const edits = 'operations' in kept ? kept : { operations: kept, madeWith: null }
    return edits.operations.every(({ op }) => typeof op === 'string') ? edits : null
  } catch {
    return null
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
