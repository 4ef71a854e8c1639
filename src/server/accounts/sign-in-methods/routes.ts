import { Hono } from 'hono'
import * as z from 'zod'
import { isOneLine } from '#contract/storable'
import type { PasswordPolicy } from '../../configuration/accounts.ts'
import { monotonicMs } from '../../configuration/clock.ts'
import { readJsonBody } from '../../http/json-body.ts'
import { createTokenBuckets } from '../../http/rate-limit.ts'
import { refuse } from '../../http/refuse.ts'
import { sendJson } from '../../http/send-json.ts'
import type { Middleware, RequestContext, ServerEnv } from '../../http/server-env.ts'
import { askLibrary, followLink } from '../ask-library.ts'
import type { AccountsRoom } from '../room.ts'
import { refuseSignIn } from '../sign-in-errors.ts'
import { isMadeUp } from '../sign-in-facts.ts'
import { passwordRefusal } from './password-policy.ts'
import { unsentIn } from './senders.ts'

const messagesPerMinute = 3

const email = z
  .email('This is no email address.')
  .max(254, 'This is no email address.')
  .transform((address) => address.toLowerCase())
  .refine((address) => !isMadeUp(address), 'This is no email address.')
const password = z.string().max(4_000)
const name = z.string().trim().max(100).refine(isOneLine, 'A name is one line of text.').default('')
const number = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'Write the number with its country, like +4915112345678.')
const code = z.string().regex(/^\d{6}$/, 'The code has six digits.')

/** The routes of the sign-in methods of AUTH-2. A method that is off has none. */
export function signInMethodRoutes(room: AccountsRoom, limitSignIns: Middleware): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>()
  const { signInMethods } = room
  if (signInMethods.password) passwordRoutes(routes, room, { policy: signInMethods.password, limitSignIns })
  if (signInMethods.emailLink) linkRoutes(routes, room, limitSignIns)
  if (signInMethods.phone) phoneRoutes(routes, room, limitSignIns)
  return routes
}

type PasswordParts = { readonly policy: PasswordPolicy; readonly limitSignIns: Middleware }

function passwordRoutes(
  routes: Hono<ServerEnv>,
  room: AccountsRoom,
  { policy, limitSignIns }: PasswordParts,
): void {
  const maySend = messageLimit()
  routes.post('/sign-up/email', limitSignIns, async (c) => {
    const { value, refusal } = await read(c, z.strictObject({ email, password, name }))
    if (refusal) return refusal
    const message = passwordRefusal(policy, value.password)
    if (message) return refuse(c, { code: 'INVALID', message, field: 'password' })
    if (!maySend(value.email)) return refuseSignIn(c, 'too-many-requests')
    return answered(c, await askLibrary(c, room, { path: '/sign-up/email', body: withReturn(value) }))
  })
  routes.post('/sign-in/email', limitSignIns, async (c) => {
    const { value, refusal } = await read(c, z.strictObject({ email, password }))
    return refusal ?? answered(c, await askLibrary(c, room, { path: '/sign-in/email', body: value }))
  })
  routes.get('/verify-email', (c) => followLink(c, room, { path: '/verify-email' }))
}

function linkRoutes(routes: Hono<ServerEnv>, room: AccountsRoom, limitSignIns: Middleware): void {
  const maySend = messageLimit()
  routes.post('/sign-in/magic-link', limitSignIns, async (c) => {
    const { value, refusal } = await read(c, z.strictObject({ email }))
    if (refusal) return refusal
    if (!maySend(value.email)) return refuseSignIn(c, 'too-many-requests')
    const asked = askLibrary(c, room, { path: '/sign-in/magic-link', body: withReturn(value) })
    return answered(c, await asked.catch((error) => refuseUnsent(c, room, error)))
  })
  routes.get('/magic-link/verify', (c) => followLink(c, room, { path: '/magic-link/verify' }))
}

const unsent = {
  mail: {
    logged: 'a mail could not be sent',
    message: 'The mail could not be sent. Please check the address, or try it again later.',
  },
  phone: {
    logged: 'a text message could not be sent',
    message: 'The text message could not be sent. Please check the number, or try it again later.',
  },
} as const

/**
 * Answers where a message could not be sent: the same whether the address or the number has an account or not, since either gets a message.
 * A sign-up has no such refusal: nobody waits for its mail, and where it is not sent, the log says so (`passwordOptions`).
 * @throws any other error
 */
function refuseUnsent(c: RequestContext, { log }: AccountsRoom, error: unknown): Response {
  const what = unsentIn(error)
  if (!what) throw error
  const { logged, message } = unsent[what]
  log.warn({ requestId: c.get('requestId'), err: error }, logged)
  return refuse(c, { code: 'SERVICE_UNAVAILABLE', message })
}

function phoneRoutes(routes: Hono<ServerEnv>, room: AccountsRoom, limitSignIns: Middleware): void {
  const maySend = messageLimit()
  routes.post('/phone-number/send-otp', limitSignIns, async (c) => {
    const { value, refusal } = await read(c, z.strictObject({ phoneNumber: number }))
    if (refusal) return refusal
    if (!maySend(value.phoneNumber)) return refuseSignIn(c, 'too-many-requests')
    const asked = askLibrary(c, room, { path: '/phone-number/send-otp', body: value })
    return answered(c, await asked.catch((error) => refuseUnsent(c, room, error)))
  })
  routes.post('/phone-number/verify', limitSignIns, async (c) => {
    const { value, refusal } = await read(c, z.strictObject({ phoneNumber: number, code }))
    return refusal ?? answered(c, await askLibrary(c, room, { path: '/phone-number/verify', body: value }))
  })
}

/** Limits the messages to one mailbox or phone, from whatever address they are requested. */
function messageLimit(): (recipient: string) => boolean {
  const take = createTokenBuckets({ perMinute: messagesPerMinute, now: monotonicMs })
  // 0 seconds to wait.
  return (recipient) => take(recipient) === 0
}

type Read<Value> =
  | { readonly value: Value; readonly refusal?: never }
  | { readonly value?: never; readonly refusal: Response }

async function read<Schema extends z.ZodType>(
  c: RequestContext,
  schema: Schema,
): Promise<Read<z.infer<Schema>>> {
  const body = await readJsonBody(c)
  if (body.refusal) return { refusal: refuse(c, body.refusal) }
  const read = schema.safeParse(body.value)
  if (read.success) return { value: read.data }
  const [issue] = read.error.issues
  const field = issue?.path.map(String).join('.')
  return {
    refusal: refuse(c, { code: 'INVALID', message: issue?.message ?? 'This is not accepted here.', field }),
  }
}

/** With the page to which the link in the mail leads in the end. */
function withReturn<Value extends object>(value: Value) {
  return { ...value, callbackURL: '/api/auth/done', errorCallbackURL: '/api/auth/done' }
}

/** The refusal, or an empty response: the library's own would hold tokens and rows. */
function answered(c: RequestContext, refusal: Response | null): Response {
  return refusal ?? sendJson(c, {})
}
