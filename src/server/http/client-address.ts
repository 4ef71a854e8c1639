import type { RequestContext } from './server-env.ts'

/** What the limits count by: the IPv4 address, or the IPv6 network, because one person has a whole /64. */
export function clientAddress(c: RequestContext, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return networkOf(direct)
  // Each proxy appends the address it got the request from; anything further left may be forged.
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return networkOf(chain.at(-trustedProxies) || direct)
}

/** The first 64 bits of an IPv6 address; an IPv4 address unchanged, also if it is written as IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  // A header may hold any text, so it is cut here and below; no address is longer than 45 characters.
  if (!address.includes(':')) return address.slice(0, 45)
  const [front = '', back] = address.split('::')
  const groups = front === '' ? [] : front.split(':')
  const behind = back ? back.split(':') : []
  const zeros = back === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...behind]
    .slice(0, 4)
    .map((group) =>
      group
        .replace(/^0+(?=.)/, '')
        .slice(0, 4)
        .toLowerCase(),
    )
    .join(':')
}
