import { expect, test } from 'vitest'
import { displayNameProblem } from './display-name-problem.ts'

test.each([
  ['', 'Display name cannot be empty'],
  ['a', 'Display name must be at least 2 characters long'],
  ['a'.repeat(31), 'Display name cannot be longer than 30 characters'],
  ['Ann!', 'Display name can only contain letters, numbers, spaces, dashes, underscores, and periods'],
])('SET-10: the display name %j is refused with the specification’s message', (name, problem) => {
  expect(displayNameProblem(name)).toBe(problem)
})

test.each(['Al', 'Smith of River-side_2.', 'a'.repeat(30)])('SET-10: the display name %j is fine', (name) => {
  expect(displayNameProblem(name)).toBeNull()
})
