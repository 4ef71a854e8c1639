import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

/** What a provider told of a person, on its way from the provider's answer to the profile. */
export type SignInFacts = { readonly name: string; readonly email: string; readonly emailVerified: boolean }

const current = new AsyncLocalStorage<{ facts: SignInFacts | null }>()

/** Runs one request of the sign-in library, which has no place of its own to carry these facts. */
export function withSignInFacts<Result>(work: () => Promise<Result>): Promise<Result> {
  return current.run({ facts: null }, work)
}

export function rememberSignInFacts(facts: SignInFacts): void {
  const store = current.getStore()
  if (store) store.facts = facts
}

/** null where no provider was asked: a password, a link, a code. */
export function signInFacts(): SignInFacts | null {
  return current.getStore()?.facts ?? null
}

const madeUpDomain = '@id.invalid'

/** The address by which the sign-in library finds a person: made of issuer and subject, never of a mail address (S4). */
export function madeUpAddress(issuer: string, subject: string): string {
  return `${createHash('sha256').update(`${issuer}\0${subject}`).digest('hex').slice(0, 40)}${madeUpDomain}`
}

export function isMadeUp(address: string): boolean {
  return address.endsWith(madeUpDomain)
}
