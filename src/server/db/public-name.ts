import type { Named } from '#domain/settlement/names'
import { text, textOrEmpty, whole } from './columns.ts'
import type { Row } from './database.ts'

/**
 * The name that others see (AUTH-4), from a row with `custom_display_name`, `username` and `public_number`. Never the
 * provider's name or an email address: they would identify the person.
 */
export function publicName(row: Row): string {
  return (
    textOrEmpty(row, 'custom_display_name') ||
    textOrEmpty(row, 'username') ||
    numberedName(whole(row, 'public_number'))
  )
}

/** The name of somebody who has not chosen one. */
export function numberedName(digits: number): string {
  return `Player ${digits}`
}

/** The public name with what is needed to tell it from names that look alike (SET-10); the row has `public_look` too. */
export function namedOf(row: Row): Named {
  return { name: publicName(row), look: text(row, 'public_look'), digits: whole(row, 'public_number') }
}
