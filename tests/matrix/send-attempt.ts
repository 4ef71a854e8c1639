import { eventually, type RunningServer } from '../support/server.ts'
import { call } from '../support/server-requests.ts'
import { pageOf } from '../support/sign-in.ts'
import type { Attempt, Made, Scene, Visit } from './attempt.ts'
import type { RunSql } from './kept-rows.ts'

export type Sent = { readonly status: number; readonly body: string }

/** Does what comes before an attempt. */
export async function prepare({ before = [] }: Attempt, scene: Scene): Promise<Made> {
  let made: Made = {}
  for (const step of before) made = await step(scene, made)
  return made
}

type Bench = { readonly server: RunningServer; readonly sql: RunSql }
type Place = { readonly scene: Scene; readonly made: Made }

/** Sends an attempt as its caller. */
export async function send(bench: Bench, attempt: Attempt, place: Place): Promise<Sent> {
  if ('route' in attempt) return visit(bench, attempt, place)
  const { scene, made } = place
  const answer = await call(bench.server, attempt.procedure, attempt.input(scene, made), sessionOf(scene))
  return { status: answer.status, body: await answer.text() }
}

/** The caller's session; none where the caller is not signed in. */
function sessionOf({ role, self: { cookie, origin } }: Scene) {
  return role === 'anon' ? undefined : { cookie, origin }
}

/** Sends a request as a browser on our own page does. @returns the answer after all redirects */
async function visit(
  { server, sql }: Bench,
  { route, request, noted }: Visit,
  { scene, made }: Place,
): Promise<Sent> {
  const { path, body, cookie } = request(scene, made)
  const cookies = [sessionOf(scene)?.cookie, cookie].filter(Boolean).join('; ')
  const page = pageOf(server)
  const answer = await fetch(page + path, {
    method: route.slice(0, route.indexOf(' ')),
    headers: {
      ...(cookies && { cookie: cookies }),
      ...(body && { 'content-type': 'application/json', origin: page, 'sec-fetch-site': 'same-origin' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status } = answer
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
    return { status, body: await answer.text() }
  await closeStream(answer, noted && (async () => (await sql(noted(scene))).length > 0))
  return { status, body: '' }
}

/** Closes a stream, which does not end by itself, once it has noted its reader, and waits until that note is gone. */
async function closeStream({ body }: Response, isNoted?: () => Promise<boolean>): Promise<void> {
  if (isNoted) await eventually(isNoted)
  await body?.cancel()
  if (isNoted) await eventually(async () => !(await isNoted()))
}
