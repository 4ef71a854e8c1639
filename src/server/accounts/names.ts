const username = {
  least: 2,
  most: 20,
  allowed: /^[\p{L}\p{M}\p{N}_-]+$/u,
  tooShort: 'Username must be at least 2 characters long',
  tooLong: 'Username cannot be longer than 20 characters',
  wrong: 'Username can only contain letters, numbers, underscores, and dashes',
}

const customDisplayName = {
  least: 2,
  most: 30,
  allowed: /^[\p{L}\p{M}\p{N} _.-]+$/u,
  tooShort: 'Display name must be at least 2 characters long',
  tooLong: 'Display name cannot be longer than 30 characters',
  wrong: 'Display name can only contain letters, numbers, spaces, dashes, underscores, and periods',
}

const rules = { username, customDisplayName }

export type NameField = keyof typeof rules

/** A name as it is stored: composed, trimmed, and with single spaces, because a page shows several as one. */
export function tidyName(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ')
}

/**
 * What is wrong with a name, in the texts of the specification (SYS-9); null if nothing is. An empty name removes the name.
 * Lengths are in code points. Invisible and direction-changing characters are no letters, so they are refused too.
 */
export function nameFault(field: NameField, name: string): string | null {
  if (name === '') return null
  const { least, most, allowed, tooShort, tooLong, wrong } = rules[field]
  const { length } = Array.from(name)
  if (length > most) return tooLong
  if (!allowed.test(name) || unreadable.test(name)) return wrong
  return length < least ? tooShort : null
}

/** Combining marks without a letter or more than three in a row; invisible letters. */
const unreadable = /^\p{M}|\p{M}{4}|\p{DI}/u
