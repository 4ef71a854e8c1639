import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('BEY-14: catalogues come into use one after the other, the next also where the one before failed', async () => {
  const turns = inTurn()
  const told: string[] = []
  let fail = (_: Error) => {}
  const first = turns(() => {
    told.push('first begins')
    return new Promise<never>((_, reject) => {
      fail = reject
    })
  })
  const second = turns(async () => {
    told.push('second begins')
    return 2
  })
  await Promise.resolve()
  expect(told).toEqual(['first begins'])
  fail(new Error('no room left'))
  await expect(first).rejects.toThrow('no room left')
  expect(await second).toBe(2)
  expect(told).toEqual(['first begins', 'second begins'])
})
