import * as z from 'zod'

/** What an issuer says of a person, in a token or in the answer to a userinfo request. */
export const person = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
})

const purpose = z.object({
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
})

/**
 * The person of a token; null if the token has no expiry, is not for this client or names nobody. The sign-in library has checked its
 * signature, issuer, expiry and nonce, and that the client is one of its audiences.
 */
export function personIn(idToken: string, clientId: string): z.infer<typeof person> | null {
  const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  const about = purpose.safeParse(claims)
  if (!about.success || !isFor(clientId, about.data)) return null
  return person.safeParse(claims).data ?? null
}

/** A token for several clients, or that names who asked for it, must name this one (OpenID Connect Core, 3.1.3.7). */
function isFor(clientId: string, { aud, azp }: z.infer<typeof purpose>): boolean {
  if (azp === undefined) return typeof aud === 'string' || aud.length === 1
  return azp === clientId
}
