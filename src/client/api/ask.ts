import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '#contract/contract'
import type { ErrorCode, ErrorReply } from '#contract/errors'

type Contract = typeof contract
export type ProcedureName = keyof Contract
export type Inputs = InferContractRouterInputs<Contract>
export type Replies = InferContractRouterOutputs<Contract>

/** The server understood and said no; its sentence can be shown. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  /** Why, for programs. */
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

/** Calls back whenever the server says that nobody is signed in; the answer stops that. */
export function onUnauthorized(listener: Listener): () => void {
  unauthorizedListeners.add(listener)
  return () => void unauthorizedListeners.delete(listener)
}

const lastWordAfterMs = 3_000
const underWay = new Set<Promise<unknown>>()
let isOver = false

/**
 * Says the last word of a session once everything asked before has its answer, or after 3 s. What would be asked
 * meanwhile fails at once, as it does without a network: the server would only refuse it.
 */
export async function askLast<Result>(lastWord: () => Promise<Result>): Promise<Result> {
  isOver = true
  try {
    const late = new Promise((resolve) => setTimeout(resolve, lastWordAfterMs))
    await Promise.race([Promise.allSettled(underWay), late])
    return await lastWord()
  } finally {
    isOver = false
  }
}

/**
 * Asks the server: `POST /api/<procedure>` with JSON both ways.
 * @throws Refusal where the server says no, another error where it cannot be reached or answers no JSON.
 */
export function ask<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  options?: { readonly signal?: AbortSignal },
): Promise<Replies[Name]> {
  return beforeTheEnd(procedure, () => askAtOnce(procedure, input, options))
}

/** The same, also as a session's last word. */
export async function askAtOnce<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  options?: { readonly signal?: AbortSignal },
): Promise<Replies[Name]> {
  const response = await send(procedure, input, options)
  return response.json() as Promise<Replies[Name]>
}

/**
 * Asks for an answer too large to be read, to be kept as a file.
 * @param options `signal` ends the wait for its beginning; the rest takes as long as it takes
 */
export function askForFile<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  { signal }: { readonly signal: AbortSignal },
): Promise<Blob> {
  return beforeTheEnd(procedure, async () => {
    const over = new AbortController()
    const end = () => over.abort(signal.reason)
    signal.addEventListener('abort', end)
    const response = await send(procedure, input, { signal: over.signal })
    signal.removeEventListener('abort', end)
    return response.blob()
  })
}

async function beforeTheEnd<Result>(procedure: ProcedureName, work: () => Promise<Result>): Promise<Result> {
  if (isOver) throw new Error(`${procedure} is asked while the session ends`)
  const asked = work()
  underWay.add(asked)
  try {
    return await asked
  } finally {
    underWay.delete(asked)
  }
}

async function send<Name extends ProcedureName>(
  procedure: Name,
  input: Inputs[Name],
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Response> {
  const response = await fetch(`/api/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    ...(signal && { signal }),
  })
  if (response.ok) return response
  if (response.status === 401) for (const listener of unauthorizedListeners) listener()
  const reply = (await response.json().catch(() => null)) as ErrorReply | null
  throw reply ? new Refusal(reply) : new Error(`${procedure} answered ${response.status}`)
}
