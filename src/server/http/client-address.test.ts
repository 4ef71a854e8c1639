import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'
import type { ServerEnv } from './server-env.ts'

describe('S6: the address that a request counts for', () => {
  test.each([
    [0, '203.0.113.1', '198.51.100.9'],
    [1, '203.0.113.1', '203.0.113.1'],
    [1, '1.1.1.1, 203.0.113.1', '203.0.113.1'],
    [2, '1.1.1.1, 203.0.113.1, 10.0.0.1', '203.0.113.1'],
    [2, '203.0.113.1', '198.51.100.9'],
    [1, undefined, '198.51.100.9'],
  ])(
    'behind %i proxies of ours, a request forwarded for “%s” counts for %s',
    async (proxies, forwarded, counted) => {
      const app = new Hono<ServerEnv>().get('/', (c) => c.text(clientAddress(c, proxies)))
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      const socket = { incoming: { socket: { remoteAddress: '198.51.100.9' } } } as ServerEnv['Bindings']
      expect(await (await app.request('/', { headers }, socket)).text()).toBe(counted)
    },
  )

  test.each([
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s belongs to the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
