import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '#contract/contract'
import { epochHeader } from '#contract/epoch'
import type { ErrorReply } from '#contract/error-reply'
import { type ErrorCode, errorStatus } from '#contract/errors'
import { epochHeaders, hearEpoch } from './epoch.ts'

type Contract = typeof contract
export type ProcedureName = keyof Contract
export type Inputs = InferContractRouterInputs<Contract>
export type Replies = InferContractRouterOutputs<Contract>

/** The server refused the request; its message is a sentence that can be shown. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  /** Why, as a code for programs. */
  readonly reason: ErrorReply['reason']

  constructor({ code, message, field, reason }: ErrorReply) {
    super(message)
    this.code = code
    this.field = field
    this.reason = reason
  }
}

type Listener = () => void
const unauthorizedListeners = new Set<Listener>()

/**
 * Calls back whenever the server answers that nobody is signed in.
 * @returns a function that stops it
 */
export function onUnauthorized(listener: Listener): () => void {
  unauthorizedListeners.add(listener)
  return () => void unauthorizedListeners.delete(listener)
}

const pendingWaitMs = 3_000
const pending = new Set<Promise<unknown>>()
let isEnding = false

/**
 * Sends the last request of a session, such as the sign-out, once all pending requests are answered, or after 3 s. New
 * requests fail at once meanwhile, as they do without a network: the server would refuse them.
 */
export async function askLast<Result>(lastRequest: () => Promise<Result>): Promise<Result> {
  isEnding = true
  try {
    const late = new Promise((resolve) => setTimeout(resolve, pendingWaitMs))
    await Promise.race([Promise.allSettled(pending), late])
    return await lastRequest()
  } finally {
    isEnding = false
  }
}

/**
 * Calls a procedure: `POST /api/<procedure>` with JSON both ways.
 * @throws Refusal where the server refuses; another error where it cannot be reached or does not answer with JSON
 */
export function ask<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  options?: { readonly signal?: AbortSignal },
): Promise<Replies[Name]> {
  return countPending(procedure, () => askAtOnce(procedure, input, options))
}

/** Calls a procedure also while a session ends: for its last request, inside `askLast`. */
export async function askAtOnce<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  options?: { readonly signal?: AbortSignal },
): Promise<Replies[Name]> {
  const response = await send(procedure, input, options)
  return response.json() as Promise<Replies[Name]>
}

/**
 * Calls a procedure whose reply is too large to be parsed, to be kept as a file.
 * @param options `signal` ends the wait for the first byte; the download itself has no time limit
 */
export function askForFile<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  { signal }: { readonly signal: AbortSignal },
): Promise<Blob> {
  return countPending(procedure, async () => {
    const over = new AbortController()
    const end = () => over.abort(signal.reason)
    signal.addEventListener('abort', end)
    const response = await send(procedure, input, { signal: over.signal })
    signal.removeEventListener('abort', end)
    return response.blob()
  })
}

async function countPending<Result>(procedure: ProcedureName, work: () => Promise<Result>): Promise<Result> {
  if (isEnding) throw new Error(`${procedure} is asked while the session ends`)
  const request = work()
  pending.add(request)
  try {
    return await request
  } finally {
    pending.delete(request)
  }
}

async function send<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Response> {
  const response = await fetch(`/api/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...epochHeaders() },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  })
  hearEpoch(response.headers.get(epochHeader))
  if (response.status === 401) for (const listener of unauthorizedListeners) listener()
  return unlessRefused(procedure, response)
}

/** @throws Refusal where the server refused; another error where something else answered */
export async function unlessRefused(procedure: ProcedureName, response: Response): Promise<Response> {
  if (response.ok) return response
  const reply: unknown = await response.json().catch(() => null)
  throw isErrorReply(reply) ? new Refusal(reply) : new Error(`${procedure} answered ${response.status}`)
}

/** Whether an answer is a refusal of the server: gateways have codes and messages of their own. */
function isErrorReply(reply: unknown): reply is ErrorReply {
  const { code, message } = (reply ?? {}) as Record<string, unknown>
  return typeof code === 'string' && Object.hasOwn(errorStatus, code) && typeof message === 'string'
}
