import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError, ValidationError } from '@orpc/server'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { ErrorReply } from '#contract/error-reply'
import { type ErrorCode, errorStatus } from '#contract/errors'
import type { FindCaller } from '../access/caller.ts'
import { clientAddress } from '../http/client-address.ts'
import { readJsonBody } from '../http/json-body.ts'
import { isLocal } from '../http/local-request.ts'
import { refuse, refuseUnknown } from '../http/refuse.ts'
import { sendCompressedJson } from '../http/send-compressed-json.ts'
import type { RequestContext } from '../http/server-env.ts'
import { isCsv, isStreamed, streamCsv, streamJson } from '../http/stream-text.ts'
import type { CallContext } from '../rpc/api.ts'
import { type Issue, messageFor } from '../rpc/issue-messages.ts'
import { refusal } from '../rpc/refusal.ts'
import { loggedSentence } from './logged-refusals.ts'
import type { createRouter } from './router.ts'

type Call = CallContext & {
  /** An error that is no refusal. */
  failure?: unknown
  refusedBecause?: ErrorReply['reason']
  retryAfterSeconds?: number | undefined
}

/** The parts of a call that are the same for every request. */
export type CallParts = Pick<CallContext, 'database' | 'publish'> & { readonly findCaller: FindCaller }

/** How long to wait where a refusal does not say: ten minutes, the window in which wrong invite codes count. */
const retryAfterSeconds = 600

/** Answers `POST /api/<procedure>`; any other request below /api is unknown. */
export function answerCalls(
  router: ReturnType<typeof createRouter>,
  { findCaller, ...parts }: CallParts,
  { trustedProxies, log }: { readonly trustedProxies: number; readonly log: Logger },
) {
  const handler = new StandardOpenAPIHandler<Call>(router, {
    interceptors: [rememberFailure],
    clientInterceptors: [refuseInvalidInput],
    customErrorResponseBodyEncoder: errorReply,
  })
  return async (c: RequestContext): Promise<Response> => {
    if (c.req.method !== 'POST') return refuseUnknown(c)
    const body = await readJsonBody(c)
    if (body.refusal) return refuse(c, body.refusal)
    const call: Call = {
      ...parts,
      address: clientAddress(c, trustedProxies),
      isLocal: isLocal(c),
      whenAnswered: (work) => void (isClosed(c) ? work() : c.env.outgoing?.once('close', work)),
      ...(await findCaller(c.req.raw.headers)),
    }
    const { response } = await handler.handle(
      {
        method: 'POST',
        url: new URL(c.req.url),
        headers: {},
        body: async () => body.value,
        signal: c.req.raw.signal,
      },
      { prefix: '/api', context: call },
    )
    if (call.failure !== undefined) throw call.failure
    if (!response) return refuseUnknown(c)
    const { settlementId } = (body.value ?? {}) as { readonly settlementId?: unknown }
    const procedure = c.req.path.slice('/api/'.length)
    const sentence = loggedSentence(call.refusedBecause, { procedure, settlementId })
    if (sentence) log.warn({ requestId: c.get('requestId') }, sentence)
    if (response.status === errorStatus.TOO_MANY_REQUESTS)
      c.header('retry-after', String(call.retryAfterSeconds ?? retryAfterSeconds))
    if (isCsv(response.body)) return streamCsv(c, response.body, logFailure(c, log))
    if (isStreamed(response.body)) return streamJson(c, response.body, logFailure(c, log))
    return sendCompressedJson(c, response.body ?? null, response.status as ContentfulStatusCode)
  }
}

type Interceptor = NonNullable<
  NonNullable<ConstructorParameters<typeof StandardOpenAPIHandler<Call>>[1]['interceptors']>[number]
>
type ClientInterceptor = NonNullable<
  NonNullable<ConstructorParameters<typeof StandardOpenAPIHandler<Call>>[1]['clientInterceptors']>[number]
>

/** Whether the connection is closed; true also without a connection, as in a test without a socket. */
function isClosed(c: RequestContext): boolean {
  return c.env?.outgoing?.closed ?? true
}

function logFailure(c: RequestContext, log: Logger) {
  return (error: unknown) =>
    log.error({ requestId: c.get('requestId'), err: error }, 'a response could not be completed')
}

/** Keeps an error that is no refusal, to throw it to the one place that logs failures. */
const rememberFailure: Interceptor = async ({ next, context }) => {
  try {
    return await next()
  } catch (error) {
    if (error instanceof ORPCError && isRefusal(error)) {
      const data = refusalData(error)
      context.retryAfterSeconds = data?.retryAfterSeconds
      context.refusedBecause = data?.reason
    } else context.failure = error
    throw error
  }
}

/** Turns an input that does not fit its schema into a refusal that names the first field at fault. */
const refuseInvalidInput: ClientInterceptor = async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (
      !(error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError)
    )
      throw error
    const { message, field } = messageFor(error.cause.issues[0] as Issue)
    throw refusal('input-invalid', { sentence: message }, field === undefined ? {} : { field })
  }
}

function isRefusal(error: ORPCError<string, unknown>): boolean {
  return error.code in errorStatus && error.status < 500
}

function refusalData({ data }: ORPCError<string, unknown>) {
  return data as (Pick<ErrorReply, 'field' | 'reason'> & { readonly retryAfterSeconds?: number }) | undefined
}

function errorReply(error: ORPCError<string, unknown>): ErrorReply {
  const data = refusalData(error)
  return {
    code: error.code as ErrorCode,
    message: error.message,
    ...(data?.field && { field: data.field }),
    ...(data?.reason && { reason: data.reason }),
  }
}
