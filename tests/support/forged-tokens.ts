import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from 'node:crypto'

/** Makes a forged token of one that the issuer gave. */
type Forge = (token: string) => string

/** A header or the claims, as they stand in a token. */
export function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Header and claims with the signature of a key on P-256. */
export function signedBy(key: KeyObject, text: string): string {
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

export const unsigned: Forge = (token) => `${part({ alg: 'none', typ: 'JWT' })}.${claimsOf(token)}.`

/** Signed by another key, but with the key id of the issuer's own, `k`. @param bringsKey whether the token holds the public key */
export function signedByAnother({ bringsKey = false } = {}): Forge {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const brought = { ...(bringsKey && { jwk: publicKey.export({ format: 'jwk' }) }) }
  return (token) =>
    signedBy(privateKey, `${part({ alg: 'ES256', kid: 'k', typ: 'JWT', ...brought })}.${claimsOf(token)}`)
}

/** Signed with a text, as if it were a key that we share with the issuer. */
export function signedWithText(secret: string): Forge {
  return (token) => {
    const text = `${part({ alg: 'HS256', kid: 'k', typ: 'JWT' })}.${claimsOf(token)}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
}

/** An issuer's public key, as a text that anybody can fetch. */
export async function publicKeyOf(issuer: string): Promise<string> {
  const { keys } = (await (await fetch(`${issuer}/keys`)).json()) as { keys: [JsonWebKey] }
  return createPublicKey({ key: keys[0], format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString()
}

function claimsOf(token: string): string {
  return token.split('.')[1] ?? ''
}
