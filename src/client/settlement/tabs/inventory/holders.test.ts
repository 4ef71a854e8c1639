import { expect, test } from 'vitest'
import { afterChanges, put } from '#domain/settlement/change'
import { itemId } from '#tests/support/catalog-builder'
import { aProject, emptyRows } from '#tests/support/ledger-rows'
import { holdersByItem } from './holders.ts'

test('INV-1: a plank is held by the forge, which is served first, and then by the hall', () => {
  const plank = itemId('plank')
  const rows = afterChanges(emptyRows, [
    put('projects', aProject('hall', { name: 'Market hall', priority: 'medium' })),
    put('projects', aProject('forge', { name: 'Forge', priority: 'high' })),
    put('allotments', { projectId: 'hall', itemId: plank, amount: 6 }),
    put('allotments', { projectId: 'forge', itemId: plank, amount: 8 }),
    put('allotments', { projectId: 'hall', itemId: itemId('log'), amount: 40 }),
  ])
  const held = holdersByItem(rows)
  expect(held.get(plank)?.map(({ name, amount }) => `${name} ${amount}`)).toEqual([
    'Forge 8',
    'Market hall 6',
  ])
  expect(held.get(itemId('log'))).toHaveLength(1)
  expect(held.get(itemId('nail'))).toBeUndefined()
})
