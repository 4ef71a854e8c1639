import { describe, expect, test } from 'vitest'
import { stockText } from '#tests/support/acted-ledger'
import { heldOf, progressOf } from '#tests/support/ledger-rows'
import { ledgerOfPlanks } from '#tests/support/plank-projects'

describe('PRJ-1, BEY-6: archiving, deleting and bringing back', () => {
  /** A bridge that asks for 2 planks; 3 are in stock. */
  const built = () => {
    const ledger = ledgerOfPlanks()
    const projectId = ledger.planks('Bridge', 2)
    ledger.stocked({ plank: 3 })
    return { ledger, projectId }
  }

  test('what an archived project held was used in the game: entries say so, and 1 of 3 planks is left', () => {
    const { ledger, projectId } = built()
    const archived = ledger.act('archiveProject', { projectId, stock: 'used' })
    expect(archived.entries).toMatchObject([{ kind: 'used', itemId: 'plank', amount: -2, projectId }])
    expect(stockText(ledger.rows(), 'plank')).toBe('1, reserved 0, kept 0')
    expect(ledger.rows().projects.size).toBe(0)
    ledger.act('unarchiveProject', { projectId })
    expect(progressOf(ledger.rows(), projectId)).toMatchObject({ plank: '1/2' })
    ledger.act('revertEntry', archived.entries![0]!)
    expect(progressOf(ledger.rows(), projectId)).toMatchObject({ plank: '2/2' })
  })

  test('what an archived project held can also stay in the stock, free for another project', () => {
    const { ledger, projectId } = built()
    const raft = ledger.planks('Raft', 3)
    ledger.act('archiveProject', { projectId, stock: 'stays' })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [raft]: 3 })
    expect(ledger.act('archiveProject', { projectId, stock: 'stays' }).refused).toEqual({ why: 'no-project' })
    ledger.act('unarchiveProject', { projectId })
    expect(progressOf(ledger.rows(), projectId)).toMatchObject({ plank: '0/2' })
  })

  test('a deleted project comes back within 30 days, with its tasks, and takes what is free then', () => {
    const { ledger, projectId } = built()
    const raft = ledger.planks('Raft', 2)
    ledger.act('deleteProject', { projectId })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [raft]: 2 })
    expect(ledger.act('unarchiveProject', { projectId }).refused).toEqual({ why: 'no-project' })
    ledger.waitDays(29)
    // It comes back last: Raft, made second, has position 1.
    expect(ledger.act('restoreProject', { projectId }).answer).toMatchObject({ name: 'Bridge', position: 2 })
    expect(heldOf(ledger.rows(), 'plank')).toEqual({ [raft]: 2, [projectId]: 1 })
    ledger.act('deleteProject', { projectId })
    expect(ledger.act('deleteProject', { projectId }).refused).toEqual({ why: 'no-project' })
    ledger.waitDays(31)
    expect(ledger.act('restoreProject', { projectId }).refused).toEqual({ why: 'no-project' })
  })

  test('an archived project can be deleted; a live one is neither unarchived nor restored', () => {
    const { ledger, projectId } = built()
    for (const name of ['unarchiveProject', 'restoreProject'] as const) {
      expect(ledger.act(name, { projectId }).refused).toEqual({ why: 'no-project' })
    }
    ledger.act('archiveProject', { projectId, stock: 'stays' })
    expect(ledger.act('restoreProject', { projectId }).refused).toEqual({ why: 'no-project' })
    expect(ledger.act('deleteProject', { projectId }).activity).toMatchObject({ kind: 'project.deleted' })
    expect(ledger.act('restoreProject', { projectId }).answer).toMatchObject({ name: 'Bridge' })
    expect(ledger.act('deleteProject', { projectId }, 'mika').refused).toEqual({ why: 'no-right' })
  })
})
