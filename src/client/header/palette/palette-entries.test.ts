import { expect, test } from 'vitest'
import type { Command } from '../../state/commands.ts'
import { paletteEntries } from './palette-entries.ts'

const commands: readonly Command[] = [
  { id: 'undo', title: 'Undo: added Rough Plank to the queue', foundBy: 'Undo', run: () => {} },
  { id: 'clear', title: 'Clear Build List', also: 'empty remove', run: () => {} },
]
const found = (typed: string) => paletteEntries(typed, commands, null).map(({ title }) => title)

test('BEY-15: a command is found by the words of its title, and by others', () => {
  expect(found('build clear')).toEqual(['Clear Build List'])
  expect(found('empty')).toEqual(['Clear Build List'])
  expect(found('undo')).toEqual(['Undo: added Rough Plank to the queue'])
})

test('BEY-15, BEY-6: who types an item does not come upon the undo of a step with it', () => {
  expect(found('rough plank')).toEqual([])
})
