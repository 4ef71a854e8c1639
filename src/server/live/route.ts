import { type Topic, topicsAskedFor, type WantedTopic } from '#contract/live'
import { type FindCaller, whySessionEnded } from '../access/caller.ts'
import { type Refusal, refuse, refuseForNow } from '../http/refuse.ts'
import type { Middleware, RequestContext } from '../http/server-env.ts'
import { refusalOf } from '../rpc/refusal.ts'
import { endOf } from './deliver.ts'
import { streamHeaders } from './event-stream.ts'
import type { Live } from './open-live.ts'
import { keyOf, kindOf, type StartAt, type TopicId, type TopicKinds, topicIdOf } from './topic.ts'

/** Refuses HEAD above all: it would open a stream that nobody reads or closes. */
export const onlyGet: Middleware = async (c, next) => {
  if (c.req.method === 'GET') return next()
  c.header('allow', 'GET')
  return refuse(c, { code: 'METHOD_NOT_ALLOWED', message: 'A stream is asked for with GET.' })
}

type Parts = { readonly live: Live; readonly findCaller: FindCaller }

/**
 * `GET /api/live?topics=account@<version>,settlement:<id>@<seq>&name=<reader>`: the events of each topic after the given
 * number, each once and in order (SAVE-7, SET-8, R7). Each event's data is a `StreamMessage` of the contract. A topic that
 * the caller may not read ends at once; if the caller may read none of them, the request is refused.
 */
export function answerLive({ live, findCaller }: Parts) {
  return async (c: RequestContext): Promise<Response> => {
    if (isForeignPage(c)) return refuse(c, { code: 'FORBIDDEN', message: 'Another site may not read this.' })
    const { headers } = c.req.raw
    const { caller } = await findCaller(headers)
    if (!caller) return refuse(c, { code: 'UNAUTHORIZED', message: 'Please sign in first.' })
    const wanted = topicsAskedFor(c.req.query('topics') ?? '')
    if (!wanted) return refuse(c, { code: 'BAD_REQUEST', message: 'There are no such topics.' })
    const asked = await Promise.all(wanted.map((one) => start(live.kinds, one, caller.userId)))
    const topics = asked.flatMap(({ started }) => started ?? [])
    if (topics.length === 0) return refuse(c, asked[0]!.refused!)
    const body = live.open({
      caller,
      name: readerName(c),
      topics,
      refused: asked.flatMap(({ topic, refused }) => (refused ? [{ topic, why: endOf(refused) }] : [])),
      whyEnded: () => whySessionEnded(findCaller, headers, caller),
    })
    if (!body) return refuseForNow(c, 'The server is stopping. Please try again in a moment.')
    return c.body(body, 200, streamHeaders)
  }
}

type Asked = {
  readonly topic: Topic
  readonly started?: StartAt & { readonly topic: TopicId }
  readonly refused?: Refusal
}

async function start(kinds: TopicKinds, { topic, after }: WantedTopic, userId: string): Promise<Asked> {
  const id = topicIdOf(topic, userId)
  try {
    const startAt = await kinds[kindOf(id)].start(keyOf(id), userId, after)
    return { topic, started: { ...startAt, topic: id } }
  } catch (error) {
    return { topic, refused: refusalOf(error) }
  }
}

function readerName(c: RequestContext): string | null {
  const name = c.req.query('name') ?? ''
  return /^[\w-]{1,64}$/.test(name) ? name : null
}

/** Whether a page of another site asks: it could not read a stream, but could open many of them. */
function isForeignPage(c: RequestContext): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin'
  const origin = c.req.header('origin')
  return origin !== undefined && URL.parse(origin)?.host !== c.req.header('host')
}
