import { expect } from 'vitest'

/** Fails where browsers have complained, with every line, and forgets them. */
export function expectEmptyConsole(complaints: string[]): void {
  const lines = complaints.splice(0)
  expect(lines, `the console stays empty, but has\n${lines.join('\n')}`).toEqual([])
}
