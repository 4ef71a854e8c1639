import { endSessionWith } from '../access/session-commands.ts'
import { sessionCookieName, sessionToken } from '../access/session-cookie.ts'
import type { RequestContext } from '../http/server-env.ts'
import type { AccountsRoom } from './room.ts'

/** A browser has one session (S3): where the sign-in library hands out a new one, the one it had before ends. */
export async function endFormerSession(
  c: RequestContext,
  { database, publicOrigin, secret }: AccountsRoom,
  answer: Response,
): Promise<void> {
  const name = sessionCookieName(publicOrigin)
  const isNew = answer.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`))
  const former = sessionToken(c.req.raw.headers, name, secret)
  if (isNew && former !== null) await endSessionWith(database, former)
}
