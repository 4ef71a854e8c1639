import { expect, test } from 'vitest'
import type { Status } from './status.ts'
import { statusPage } from './status-page.ts'

const at = Date.UTC(2026, 10, 26, 12)
const hourMs = 3_600_000
const well: Status = {
  at,
  startedAt: at - 3 * hourMs,
  publicOrigin: 'https://planner.example',
  backupHours: 24,
  database: { kind: 'PostgreSQL', answers: true, pool: { open: 3, idle: 2, waiting: 0 } },
  catalogue: { version: '2026-11-20', items: 3135 },
  streams: { live: 40, progressPages: 2 },
  oldestUnsentSeconds: 0,
  eventLoopP99Seconds: 0.012,
  memoryBytes: 300 * 1_048_576,
  lastBackupAt: at - 5 * hourMs,
  backupsAhead: [],
  requests: [],
  warnings: [],
}

test('the operator reads in words how the server does', () => {
  const page = statusPage(well)
  for (const words of [
    'All is well.',
    'running for 3 hours',
    'PostgreSQL, answers; 1 connection in use, 2 idle, 0 waiting',
    '40 of people signed in, 2 of progress pages',
    '2026-11-26T07:00:00.000Z, 5 hours ago',
    '12 ms late',
    '300 MiB',
    'None so far.',
  ])
    expect(page).toContain(words)
})

test('R4: what is wrong stands first: a database that is away, pages that are behind, a backup that was missed', () => {
  const page = statusPage({
    ...well,
    database: { kind: 'PostgreSQL', answers: false, pool: { open: 20, idle: 0, waiting: 7 } },
    oldestUnsentSeconds: 31.2,
    lastBackupAt: at - 50 * hourMs,
  })
  expect(page).not.toContain('All is well.')
  expect(page).toMatch(
    /does not answer\.<\/li><li>Open pages are behind: a change has waited 31 seconds to be sent\.<\/li><li>All connections to the database are in use, and 7 requests wait for one\.<\/li><li>A backup is due every 24 hours, and the last good one is older than two of them\./,
  )
})

test('R4: a missing backup, due every 24 hours, is told of after 49 hours, not after 3; where none is due, never', () => {
  const young = { ...well, lastBackupAt: null }
  const old = { ...young, startedAt: at - 49 * hourMs }
  expect(statusPage(young)).toContain('All is well.')
  expect(statusPage(old)).toContain('A backup is due every 24 hours, and none is known to this server.')
  expect(statusPage({ ...old, backupHours: 0 })).toContain('All is well.')
})

test('R2: a backup that another clock dated some minutes ahead was made just now, not some seconds below zero ago', () => {
  expect(statusPage({ ...well, lastBackupAt: at + 5 * 60_000 })).toContain(
    '2026-11-26T12:05:00.000Z, 0 seconds ago',
  )
})

test('R4: a backup that is dated in the future is trouble', () => {
  const page = statusPage({ ...well, backupsAhead: ['2027-01-01T00-00-00Z_v0.1.0_schema22_pg18'] })
  expect(page).not.toContain('All is well.')
  expect(page).toContain('2027-01-01T00-00-00Z_v0.1.0_schema22_pg18 is dated in the future')
})

test('procedures that failed or were slow are named first', () => {
  const none = { done: 0, refused: 0, failed: 0, slow: 0, seconds: 1 }
  const page = statusPage({
    ...well,
    requests: [
      { ...none, procedure: 'often', done: 900 },
      { ...none, procedure: 'slow', done: 2, slow: 1 },
      { ...none, procedure: 'failed', done: 3, failed: 1 },
    ],
  })
  const names = [...page.matchAll(/<th scope="row">(\w+)/g)].map(([, name]) => name)
  expect(names).toEqual(['failed', 'slow', 'often'])
})

test('S1: markup in a warning, which a request may have sent, is shown as text', () => {
  const page = statusPage({ ...well, warnings: [{ sentence: 'open at <script>alert(1)</script>', at }] })
  expect(page).toContain('open at &lt;script&gt;')
  expect(page).not.toContain('<script')
})
