import { createHmac, timingSafeEqual } from 'node:crypto'

/** With https, `__Host-` binds the cookie to this host; over http Safari refuses such a cookie, even on localhost. */
export function cookiePrefix(publicOrigin: string): string {
  return publicOrigin.startsWith('https:') ? '__Host-bitcalc' : 'bitcalc'
}

export function sessionCookieName(publicOrigin: string): string {
  return `${cookiePrefix(publicOrigin)}.session_token`
}

/** The token in a request's session cookie, if the signature is ours; the database is not asked. */
export function sessionToken(headers: Headers, name: string, secret: string): string | null {
  const value = cookieValue(headers.get('cookie') ?? '', name)
  if (value === null) return null
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, dot)
  // Compared as text, since several base64 texts decode to the same bytes.
  const signature = Buffer.from(value.slice(dot + 1))
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null
}

/** The set-cookie header that deletes the session cookie. */
export function endedSessionCookie(publicOrigin: string): string {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookieName(publicOrigin)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue
    try {
      return decodeURIComponent(part.slice(equals + 1).trim())
    } catch {
      return null
    }
  }
  return null
}
