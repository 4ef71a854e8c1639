import type { PasswordPolicy } from '../../configuration/accounts.ts'
import type { CharacterClass } from '../../configuration/accounts-environment.ts'

const classes: Readonly<Record<CharacterClass, { readonly pattern: RegExp; readonly name: string }>> = {
  lowercase: { pattern: /\p{Ll}/u, name: 'a lowercase letter' },
  uppercase: { pattern: /\p{Lu}/u, name: 'an uppercase letter' },
  digit: { pattern: /\p{Nd}/u, name: 'a number' },
  symbol: { pattern: /[^\p{L}\p{N}]/u, name: 'a character that is neither letter nor number' },
}

/** What is wrong with a password under the server's policy (AUTH-2), as a sentence; null if nothing is. */
export function passwordRefusal(
  { minLength, maxLength, needs }: PasswordPolicy,
  password: string,
): string | null {
  const { length } = Array.from(password)
  if (length < minLength) return `A password must be at least ${minLength} characters long.`
  if (length > maxLength) return `A password cannot be longer than ${maxLength} characters.`
  const missing = needs.find((need) => !classes[need].pattern.test(password))
  return missing ? `A password must contain ${classes[missing].name}.` : null
}
