import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { part, signedBy } from './forged-tokens.ts'

type Claims = Record<string, unknown>
type Asked = Readonly<Record<string, string>>

/** An OpenID Connect issuer that can be made to lie. */
export type Issuer = {
  readonly url: string
  readonly settings: Readonly<Record<string, string>>
  /** Who signs in. */
  person: { sub: string; name?: string; email?: string; email_verified?: boolean; picture?: string }
  /** The false parts of its answers. */
  lies: {
    claims?: (claims: Claims) => Claims
    token?: (token: string) => string
    /** The status with which it gives the token. */
    tokenStatus?: number
    /** It redirects a request for the token to another address, which gives it. */
    sendsOn?: boolean
    /** Changes the address to which it sends the browser back. */
    answer?: (address: URL) => void
    userInfo?: Claims
    /** It leaves the email out of the token. */
    keepsEmailBack?: boolean
  }
  /** The query of the last sign-in. */
  readonly asked: () => Asked
  readonly stop: () => Promise<void>
}

type Grant = { readonly asked: Asked; readonly person: Issuer['person'] }

const clientId = 'the-client'
export const clientSecret = 'the-secret-of-the-client'

/**
 * Signs in the user in `person`, without a page; checks PKCE, the client's secret and codes. `namesItself`: whether its
 * metadata promises `iss` in every answer (RFC 9207); it is sent in any case.
 */
export async function startIssuer(port = 0, { namesItself = true } = {}): Promise<Issuer> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const codes = new Map<string, Grant>()
  let asked: Asked = {}
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', issuer.url)
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (issuer.lies.sendsOn && url.pathname === '/token')
      return response.writeHead(307, { location: `${issuer.url}/elsewhere/token` }).end()
    switch (url.pathname.replace(/^\/elsewhere/, '')) {
      case '/.well-known/openid-configuration':
        return json({
          issuer: issuer.url,
          authorization_endpoint: `${issuer.url}/authorize`,
          token_endpoint: `${issuer.url}/token`,
          jwks_uri: `${issuer.url}/keys`,
          userinfo_endpoint: `${issuer.url}/me`,
          id_token_signing_alg_values_supported: ['ES256'],
          ...(namesItself && { authorization_response_iss_parameter_supported: true }),
        })
      case '/keys':
        return json({
          keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'ES256', use: 'sig' }],
        })
      case '/authorize': {
        asked = Object.fromEntries(url.searchParams)
        const code = randomBytes(16).toString('hex')
        codes.set(code, { asked, person: { ...issuer.person } })
        const back = new URL(asked.redirect_uri ?? '')
        back.search = new URLSearchParams({ code, state: asked.state ?? '', iss: issuer.url }).toString()
        issuer.lies.answer?.(back)
        return response.writeHead(302, { location: back.href }).end()
      }
      case '/token': {
        const sent = new URLSearchParams(await readBody(request))
        const grant = codes.get(sent.get('code') ?? '')
        codes.delete(sent.get('code') ?? '')
        const right = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
        if (request.headers.authorization !== right) return json({ error: 'invalid_client' }, 401)
        if (!grant || !fits(grant.asked, sent)) return json({ error: 'invalid_grant' }, 400)
        return json(tokensFor(grant), issuer.lies.tokenStatus)
      }
      case '/me':
        return json(issuer.lies.userInfo ?? issuer.person)
      default:
        return json({}, 404)
    }
  })
  const tokensFor = ({ asked, person: { email, ...person } }: Grant) => {
    const { keepsEmailBack, claims = (honest) => honest, token = (honest) => honest } = issuer.lies
    const now = Math.floor(Date.now() / 1_000)
    const honest = {
      iss: issuer.url,
      aud: clientId,
      iat: now,
      exp: now + 300,
      nonce: asked.nonce,
      ...person,
      ...(email !== undefined && !keepsEmailBack && { email }),
    }
    const text = `${part({ alg: 'ES256', kid: 'k', typ: 'JWT' })}.${part(claims(honest))}`
    return {
      access_token: 'canary-access-token',
      refresh_token: 'canary-refresh-token',
      token_type: 'Bearer',
      expires_in: 300,
      scope: 'openid email profile',
      id_token: token(signedBy(privateKey, text)),
    }
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer: Issuer = {
    url,
    settings: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Guild',
    },
    person: { sub: 'one' },
    lies: {},
    asked: () => asked,
    stop: () => stop(server),
  }
  return issuer
}

function fits(asked: Asked, sent: URLSearchParams): boolean {
  const challenge = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url')
  return (
    asked.code_challenge_method === 'S256' &&
    asked.code_challenge === challenge &&
    asked.redirect_uri === sent.get('redirect_uri')
  )
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
