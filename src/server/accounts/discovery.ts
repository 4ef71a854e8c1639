import * as z from 'zod'
import type { OpenIdProvider } from '../configuration/providers.ts'

const answerWithinMs = 5_000

const facts = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})

/** What we need of an issuer's discovery document. */
export type Discovered = {
  readonly userInfoUrl: string | null
  readonly authentication: 'basic' | 'post'
  /** Whether every callback has the issuer as `iss` (RFC 9207). */
  readonly sendsIssuer: boolean
}

export function discoveryUrl({ issuer, discoverAt }: OpenIdProvider): string {
  return `${(discoverAt ?? issuer).replace(/\/$/, '')}/.well-known/openid-configuration`
}

/** Fetches the discovery document; null if it cannot be reached or names another issuer. */
export async function discover(provider: OpenIdProvider): Promise<Discovered | null> {
  const answer = await fetch(discoveryUrl(provider), { signal: AbortSignal.timeout(answerWithinMs) }).catch(
    () => null,
  )
  if (!answer?.ok) return null
  const found = facts.safeParse(await answer.json().catch(() => null))
  if (!found.success || found.data.issuer !== provider.issuer) return null
  const methods = found.data.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return {
    userInfoUrl: found.data.userinfo_endpoint ?? null,
    sendsIssuer: found.data.authorization_response_iss_parameter_supported ?? false,
    authentication: methods.includes('client_secret_basic') ? 'basic' : 'post',
  }
}
