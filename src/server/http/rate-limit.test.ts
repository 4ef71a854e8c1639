import { describe, expect, test } from 'vitest'
import { createTokenBuckets } from './rate-limit.ts'

describe('S6: requests in a minute', () => {
  test('a caller may make 60, then waits a second for the next', () => {
    const { take } = buckets(60)
    expect(Array.from({ length: 61 }, () => take('a'))).toEqual([...Array(60).fill(0), 1])
  })

  test('requests are granted again evenly, at most a minute’s worth at once', () => {
    const { take, pass } = buckets(60)
    for (let taken = 0; taken < 60; taken++) take('a')
    pass(2_000)
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1])
    pass(600_000)
    expect(Array.from({ length: 61 }, () => take('a')).filter((wait) => wait === 0)).toHaveLength(60)
  })

  test('one caller does not use up another’s', () => {
    const { take } = buckets(1)
    expect([take('a'), take('b'), take('a'), take('b')]).toEqual([0, 0, 60, 60])
  })
})

function buckets(perMinute: number) {
  let at = 0
  return {
    take: createTokenBuckets({ perMinute, now: () => at }),
    pass: (ms: number) => {
      at += ms
    },
  }
}
