import { expect, test } from 'vitest'
import { openAddress, parseAddress, sealAddress } from './address.ts'

const address = 'https://discord.com/api/webhooks/123456/some-Token_x'

test('BEY-13: the address of a Discord webhook is read, also with a version and a thread', () => {
  expect(parseAddress(` ${address} `)).toEqual({ id: '123456', token: 'some-Token_x', threadId: null })
  const inThread = 'https://ptb.discord.com/api/v10/webhooks/1/t?thread_id=77'
  expect(parseAddress(inThread)).toEqual({ id: '1', token: 't', threadId: '77' })
})

test.each([
  'http://discord.com/api/webhooks/1/t',
  'https://discord.com.evil.example/api/webhooks/1/t',
  'https://evil.example/api/webhooks/1/t',
  'https://discord.com@evil.example/api/webhooks/1/t',
  'https://user:word@discord.com/api/webhooks/1/t',
  'https://discord.com:8443/api/webhooks/1/t',
  'https://discord.com/api/webhooks/1/t/../../users',
  'https://discord.com/api/webhooks/one/t',
  'https://discord.com/api/webhooks/1/t?thread_id=x',
  'https://127.0.0.1/api/webhooks/1/t',
  'file:///api/webhooks/1/t',
  'discord',
  '',
])('BEY-13, S12: %s is not the address of a webhook', (typed) => {
  expect(parseAddress(typed)).toBeNull()
})

test('BEY-13: a sealed address opens with the same secret for the same settlement alone, and does not show what it holds', () => {
  const parsed = parseAddress(address)!
  const sealed = sealAddress('secret', 'oakhaven', parsed)
  expect(openAddress('secret', 'oakhaven', sealed)).toEqual(parsed)
  expect(openAddress('another', 'oakhaven', sealed)).toBeNull()
  expect(openAddress('secret', 'elmhaven', sealed)).toBeNull()
  expect(openAddress('secret', 'oakhaven', sealed.subarray(0, 20))).toBeNull()
  expect(sealed.toString('latin1')).not.toContain('some-Token_x')
  expect(sealAddress('secret', 'oakhaven', parsed).equals(sealed)).toBe(false)
})
