import { expect, test } from 'vitest'
import type { Command } from '../../state/commands.ts'
import { paletteEntries } from './palette-entries.ts'

const commands: readonly Command[] = [
  { id: 'undo', title: 'Undo: added Rough Plank to the queue', foundBy: 'Undo', run: () => {} },
  { id: 'clear', title: 'Clear Build List', also: 'empty remove', run: () => {} },
]
// null: no catalogue is loaded, so only commands are found.
const found = (typed: string) => paletteEntries(typed, commands, null).map(({ title }) => title)

test('BEY-15: "Clear Build List" is found by "build clear", words of its title, and by "empty"', () => {
  expect(found('build clear')).toEqual(['Clear Build List'])
  expect(found('empty')).toEqual(['Clear Build List'])
  expect(found('undo')).toEqual(['Undo: added Rough Plank to the queue'])
})

test('BEY-15, BEY-6: typing "rough plank" does not find the undo of having queued one', () => {
  expect(found('rough plank')).toEqual([])
})
