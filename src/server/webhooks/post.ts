import { dayMs } from '../configuration/clock.ts'
import type { WebhookAddress } from './address.ts'

export type Embed = {
  readonly title: string
  readonly description?: string
  readonly fields?: readonly { readonly name: string; readonly value: string }[]
}
export type Message = { readonly content?: string; readonly embeds?: readonly Embed[] }

/** How a request ended. `gone`: the address is no channel any more. `refused`: this message will never be taken. */
export type Posted =
  | { readonly to: 'channel'; readonly messageId: string | null }
  | { readonly to: 'nobody'; readonly why: 'gone'; readonly sentence: string }
  | { readonly to: 'nobody'; readonly why: 'refused' | 'message-gone'; readonly sentence: string }
  | { readonly to: 'nobody'; readonly why: 'later'; readonly sentence: string }
  | {
      readonly to: 'nobody'
      readonly why: 'asked-to-wait'
      readonly sentence: string
      /** null where Discord does not say how long. */
      readonly afterMs: number | null
    }

/** An answer larger than this is not used. */
const mostBytes = 64 * 1024
/** Discord's code for a webhook that does not exist. */
const unknownWebhook = 10_015
/** Discord never asks for more than a day; a huge number could not be stored as a date. */
const longestWaitMs = dayMs
/** Discord's flag for a message whose links get no previews. */
const withoutPreviews = 4

export type Discord = {
  readonly origin: string
  readonly timeoutMs: number
}

/** Posts a message, or replaces one that is there. Never rejects; follows no redirect, and calls nobody but Discord. */
export async function postMessage(
  { origin, timeoutMs }: Discord,
  { id, token, threadId }: WebhookAddress,
  message: Message,
  messageId?: string,
): Promise<Posted> {
  const url = new URL(`/api/webhooks/${id}/${token}${messageId ? `/messages/${messageId}` : ''}`, origin)
  // Asks for an answer that names the message.
  if (!messageId) url.searchParams.set('wait', 'true')
  if (threadId) url.searchParams.set('thread_id', threadId)
  try {
    const response = await fetch(url, {
      method: messageId ? 'PATCH' : 'POST',
      headers: { 'content-type': 'application/json' },
      // Whatever people write, Discord notifies nobody because of it.
      body: JSON.stringify({
        ...message,
        ...(message.content && { flags: withoutPreviews }),
        allowed_mentions: { parse: [] },
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return postedOf(response, await readJson(response), messageId !== undefined)
  } catch {
    return later('Discord did not answer.')
  }
}

function postedOf(response: Response, body: Readonly<Record<string, unknown>>, isEdit: boolean): Posted {
  const { status } = response
  if (status >= 200 && status < 300) {
    const messageId = typeof body.id === 'string' && /^\d{1,20}$/.test(body.id) ? body.id : null
    return { to: 'channel', messageId }
  }
  if (status === 429)
    return {
      to: 'nobody',
      why: 'asked-to-wait',
      sentence: 'Discord asked to wait.',
      afterMs: waitIn(response, body),
    }
  if (status === 404 && isEdit && body.code !== unknownWebhook)
    return { to: 'nobody', why: 'message-gone', sentence: 'The message is not there any more.' }
  if (status === 401 || status === 404)
    return { to: 'nobody', why: 'gone', sentence: 'Discord knows no webhook at this address any more.' }
  // 403 comes from a proxy before Discord, not from the channel.
  if (status >= 400 && status < 500 && status !== 403)
    return { to: 'nobody', why: 'refused', sentence: `Discord did not take a message (${status}).` }
  return later(`Discord answered with ${status}.`)
}

function later(sentence: string): Posted {
  return { to: 'nobody', why: 'later', sentence }
}

/** How long Discord asks to wait, at most a day; null where it does not say. */
function waitIn(response: Response, body: Readonly<Record<string, unknown>>): number | null {
  const seconds = Number(body.retry_after ?? response.headers.get('retry-after') ?? Number.NaN)
  if (!Number.isFinite(seconds) || seconds < 0) return null
  return Math.min(longestWaitMs, Math.ceil(seconds * 1000))
}

/** The answer, as far as it is an object of a sensible size; empty otherwise. */
async function readJson(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) return {}
    chunks.push(chunk)
  }
  try {
    const parsed: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}
