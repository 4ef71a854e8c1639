import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration } from 'oidc-provider'
import { createIssuerMemory } from './memory.ts'
import { lostPage } from './pages.ts'
import { userOf } from './users.ts'

export const developmentPath = '/api/auth/development'

const scopes = 'openid email profile'
const minute = 60

/** How the issuer signs in: one client, this server, and no page but that where a user is chosen. */
export function issuerConfiguration(
  client: { clientId: string; clientSecret: string },
  redirects: readonly string[],
): Configuration {
  return {
    adapter: createIssuerMemory(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [...redirects],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Name and address are in the token, so that no userinfo request is needed.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
    },
    interactions: { url: (_ctx, interaction) => `${developmentPath}/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      IdToken: 5 * minute,
      Interaction: 10 * minute,
      Session: 10 * minute,
      Grant: 10 * minute,
    },
    async findAccount(_ctx, subject) {
      const user = userOf(subject)
      if (!user) return undefined
      const { name, email } = user
      return { accountId: subject, claims: async () => ({ sub: subject, name, email, email_verified: true }) }
    },
    // No consent page: there is no third party to consent to.
    async loadExistingGrant(ctx) {
      const { client: ours, session } = ctx.oidc
      const grant = new ctx.oidc.provider.Grant({ clientId: ours!.clientId, accountId: session!.accountId! })
      grant.addOIDCScope(scopes)
      await grant.save()
      return grant
    },
    renderError(ctx) {
      ctx.type = 'html'
      ctx.body = lostPage
    },
  }
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'development' }
}
