import type { RequestContext } from './server-env.ts'

/** Who to count a request against: the address, or for IPv6 the network, of which one person has the whole. */
export function clientAddress(c: RequestContext, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return networkOf(direct)
  // Each proxy appends whom it heard it from, so what stands further left was written by the caller.
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return networkOf(chain.at(-trustedProxies) || direct)
}

/** The first 64 bits of an IPv6 address; an IPv4 address as it is, also where it is written as IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
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
