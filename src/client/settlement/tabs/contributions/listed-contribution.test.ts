import { expect, test } from 'vitest'
import { aCatalog } from '#tests/support/catalog-builder'
import { aContribution } from '#tests/support/ledger-rows'
import { aMember } from '#tests/support/settlement-builder'
import { isInFilter, listedContribution } from './listed-contribution.ts'

test('CON-2: what Mika entered for a player who is gone is not told, nor found, as what Mika delivered', () => {
  const listed = listedContribution(aContribution('c', { byNo: 3, playerId: 'finn' }), {
    catalog: aCatalog({ log: {} }),
    rows: { members: new Map(), players: new Map(), projects: new Map() },
    membersByNo: new Map([[3, aMember('mika', { no: 3, name: 'Mika' })]]),
    tasks: new Map(),
    myNo: null,
  })
  expect([listed.who.name, listed.enteredBy, listed.what]).toEqual([
    'A player who is gone',
    'Mika',
    '1 log from A player who is gone',
  ])
  expect(['mika', 'finn'].map((who) => isInFilter(listed, { taskId: null, who }))).toEqual([false, true])
})
