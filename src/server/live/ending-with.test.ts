import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { endingWith } from './ending-with.ts'

test('R4: a connection that is lost a thousand times leaves no listener behind', () => {
  const stopping = new AbortController()
  for (let connections = 0; connections < 1_000; connections++) endingWith(stopping.signal).abort()
  expect(getEventListeners(stopping.signal, 'abort')).toEqual([])
})

test('R4: a connection ends with the server, also where that has ended before it began', () => {
  const stopping = new AbortController()
  const before = endingWith(stopping.signal)
  expect(before.signal.aborted).toBe(false)
  stopping.abort()
  expect([before, endingWith(stopping.signal)].map(({ signal }) => signal.aborted)).toEqual([true, true])
})
