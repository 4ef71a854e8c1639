import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The parts of a webhook's address that name the channel. The host is Discord's, and never taken from what somebody typed (S12). */
export type WebhookAddress = {
  readonly id: string
  readonly token: string
  /** A thread of the channel; null for the channel itself. */
  readonly threadId: string | null
}

const hosts: ReadonlySet<string> = new Set([
  'discord.com',
  'discordapp.com',
  'ptb.discord.com',
  'canary.discord.com',
])
const path = /^\/api(?:\/v\d{1,2})?\/webhooks\/(\d{1,20})\/([\w-]{1,100})\/?$/

/** @returns null for what is not the address of a Discord webhook */
export function parseAddress(typed: string): WebhookAddress | null {
  const url = URL.parse(typed.trim())
  if (url?.protocol !== 'https:' || !hosts.has(url.host) || url.username !== '' || url.password !== '')
    return null
  const [, id, token] = path.exec(url.pathname) ?? []
  const threadId = url.searchParams.get('thread_id')
  if (!id || !token || (threadId !== null && !/^\d{1,20}$/.test(threadId))) return null
  return { id, token, threadId }
}

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** Seals an address for one settlement with the server's secret, so that a copy of the tables does not give it away. */
export function sealAddress(secret: string, settlementId: string, address: WebhookAddress): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(settlementId))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(address), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** @returns null where it was sealed with another secret or for another settlement */
export function openAddress(secret: string, settlementId: string, sealed: Uint8Array): WebhookAddress | null {
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(settlementId))
      .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
    const opened = [decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]
    return JSON.parse(Buffer.concat(opened).toString('utf8')) as WebhookAddress
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'the addresses of webhooks', 32))
}
