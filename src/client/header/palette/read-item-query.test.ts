import { expect, test } from 'vitest'
import { readItemQuery } from './read-item-query.ts'

test.each([
  ['20 rough plank', 'rough plank', 20],
  ['add 20 rough plank', 'rough plank', 20],
  ['1,200x rough plank', 'rough plank', 1200],
  ['rough plank x20', 'rough plank', 20],
  ['rough plank', 'rough plank', 1],
  ['0 rough plank', 'rough plank', 1],
  ['99999999999 rough plank', 'rough plank', 1_000_000_000],
  ['player house deed 2', 'player house deed 2', 1],
])('BEY-15: "%s" asks for "%s", %d of it', (typed, name, quantity) => {
  expect(readItemQuery(typed)).toEqual({ name, quantity })
})
