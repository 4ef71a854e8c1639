import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

/** What a provider says about a user. It is passed from the provider's response to the profile. */
export type SignInFacts = { readonly name: string; readonly email: string; readonly emailVerified: boolean }

const ofThisRequest = new AsyncLocalStorage<{ facts: SignInFacts | null }>()

/** Runs one request of the sign-in library, which cannot carry these facts itself. */
export function withSignInFacts<Result>(work: () => Promise<Result>): Promise<Result> {
  return ofThisRequest.run({ facts: null }, work)
}

export function rememberSignInFacts(facts: SignInFacts): void {
  const store = ofThisRequest.getStore()
  if (store) store.facts = facts
}

/** What the provider said in the request that is being answered; null for a sign-in without a provider: by password, link or code. */
export function factsOfThisRequest(): SignInFacts | null {
  return ofThisRequest.getStore()?.facts ?? null
}

const madeUpDomain = '@id.invalid'

/** The address by which the sign-in library finds a user: made from issuer and subject, never from an email address (S4). */
export function madeUpAddress(issuer: string, subject: string): string {
  return `${createHash('sha256').update(`${issuer}\0${subject}`).digest('hex').slice(0, 40)}${madeUpDomain}`
}

export function isMadeUp(address: string): boolean {
  return address.endsWith(madeUpDomain)
}
