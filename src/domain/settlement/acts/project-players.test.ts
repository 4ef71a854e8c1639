import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog } from '#tests/support/catalog-builder'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { workloads } from '../assigning/workload.ts'
import { peopleOfProject } from './project-players.ts'

const catalog = aCatalog({ log: {} })
const roles = { ada: 'contributor', vera: 'viewer' }

function aMill() {
  const ledger = actedLedger(catalog, aSnapshotWithRoles(roles, { players: [aPlayer('finn')] }))
  const projectId = ledger.idOfNextAct()
  ledger.act('createProject', { name: 'Mill' })
  const set = (players: readonly string[], by?: string) =>
    ledger.act('setProjectPlayers', { projectId, players }, by)
  return { ...ledger, set, players: () => peopleOfProject(ledger.rows(), projectId) }
}

test('PRJ-5, TSK-4: a member and a named player take part in a project, and each one’s workload counts it', () => {
  const { set, players, rows } = aMill()
  expect(set(['finn', 'ada']).answer).toEqual({ players: ['ada', 'finn'] })
  const loads = workloads(rows(), catalog, '2026-01-01T00:00:00.000Z')
  // Olivia owns the settlement.
  expect(loads.map(({ who, projects }) => `${who} ${projects}`)).toEqual(['olivia 0', 'ada 1', 'finn 1'])
  expect(set(['ada', 'finn']).changes).toEqual([])
  set(['ada'])
  expect(players()).toEqual(['ada'])
})

test('PRJ-5: a viewer and a stranger take part in no project, and a viewer cannot say who does', () => {
  const { set, players } = aMill()
  for (const who of ['vera', 'stranger']) expect(set([who]).refused).toEqual({ why: 'not-assignable' })
  expect(set(['ada'], 'vera').refused).toEqual({ why: 'no-right' })
  expect(players()).toEqual([])
})
