import type { Named } from '#domain/settlement/names'
import { text, textOrEmpty, whole } from './columns.ts'
import type { Row } from './database.ts'

/**
 * What others see of a person (AUTH-4), from a row with `custom_display_name`, `username` and `public_number`: a
 * provider's name or an address would give the person away.
 */
export function publicName(row: Row): string {
  return (
    textOrEmpty(row, 'custom_display_name') ||
    textOrEmpty(row, 'username') ||
    numberedName(whole(row, 'public_number'))
  )
}

/** What somebody is called who has not chosen a name. */
export function numberedName(digits: number): string {
  return `Player ${digits}`
}

/** The same with what tells it apart from names that look alike (SET-10); the row has `public_look` too. */
export function namedOf(row: Row): Named {
  return { name: publicName(row), look: text(row, 'public_look'), digits: whole(row, 'public_number') }
}
