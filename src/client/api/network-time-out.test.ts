import { expect, test } from 'vitest'
import { networkTimeOut } from './network-time-out.ts'

test('AUTH-3: a request with the network’s time-out also ends when its screen goes, and does not begin once the screen is gone', () => {
  const gone = new AbortController()
  gone.abort('gone')
  expect(networkTimeOut(gone.signal)).toMatchObject({ aborted: true, reason: 'gone' })
  const open = new AbortController()
  const signal = networkTimeOut(open.signal)
  expect(signal.aborted).toBe(false)
  open.abort('gone')
  expect(signal).toMatchObject({ aborted: true, reason: 'gone' })
})
