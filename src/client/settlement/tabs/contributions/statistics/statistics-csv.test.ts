import { expect, test } from 'vitest'
import { aCatalog } from '#tests/support/catalog-builder'
import { statisticsCsv } from './statistics-csv.ts'

test('BEY-23, S12: weeks, items, players and projects are in one file; a project that is called like a formula does not run', () => {
  const counted = { contributions: 2, amount: 19 }
  const csv = statisticsCsv(
    {
      perWeek: [{ week: '2026-11-23', ...counted }],
      perItem: [{ itemId: 'log', ...counted }],
      perPlayer: [
        { byNo: 2, playerId: null, name: 'Mika', ...counted },
        { byNo: 7, playerId: null, name: null, ...counted },
      ],
      perProject: [
        { projectId: 'a', name: '=1+1', ...counted },
        { projectId: null, name: null, ...counted },
      ],
    },
    aCatalog({ log: {} }),
  )
  expect(csv.split('\r\n')).toEqual([
    'Counted by,What,Approved,Amount',
    'Week from,2026-11-23,2,19',
    'Item,log,2,19',
    'Player,Mika,2,19',
    'Player,Former member 7,2,19',
    `Project,"'=1+1",2,19`,
    'Project,no project,2,19',
    '',
  ])
})
