import { describe, expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import type { Rows } from '#domain/settlement/tables'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import {
  afterAct,
  aHandMadeTask,
  aProject,
  emptyRows,
  heldOf,
  moment,
  moved,
  progressOf,
  withItems,
} from '#tests/support/ledger-rows'
import type { Cause } from '../settlement/cause.ts'
import { createLedgerCatalog } from './ledger-catalog.ts'

const ledger = createLedgerCatalog(aCatalog({ Log: {} }))
const hall = aProject('hall')
const needs: Cause = { kind: 'needs', projectId: 'hall' }
const move = (rows: Rows, amounts: Readonly<Record<string, number>>) =>
  afterAct(ledger, rows, moved(rows, amounts))

describe('tasks made by hand', () => {
  const asked = aHandMadeTask('more logs', { projectId: 'hall', itemId: itemId('Log'), amount: 6 })

  test('TSK-1: of 13 logs a project takes the 10 that it needs, and its task of 6 logs made by hand gets the other 3 at once', () => {
    const rows = afterAct(ledger, move(emptyRows, { Log: 13 }), withItems(hall, { Log: 10 }), needs)
    const more = afterAct(ledger, rows, [put('tasks', asked)], needs)
    expect(progressOf(more, 'hall')).toEqual({ 'more logs': '3/6' })
    expect(heldOf(more, 'Log')).toEqual({ hall: 13 })
    expect(progressOf(move(more, { Log: 2 }), 'hall')).toEqual({ 'more logs': '5/6' })
    // 9 of the 13 are left, which the needs of the project get first: they lack 1, and the task by hand has none.
    expect(progressOf(move(more, { Log: -4 }), 'hall')).toEqual({ 'more logs': '0/6', Log: '0/1' })
  })

  test('TSK-1: of 8 logs the older of two tasks of 6 gets 6, the younger one 2', () => {
    const younger = aHandMadeTask('and more', {
      ...asked,
      id: 'b',
      title: 'and more',
      createdAt: '2026-01-02T00:00:00.000Z',
    })
    const rows = afterAct(
      ledger,
      emptyRows,
      [put('projects', hall), put('tasks', younger), put('tasks', asked)],
      needs,
    )
    expect(progressOf(move(rows, { Log: 8 }), 'hall')).toEqual({ 'more logs': '6/6', 'and more': '2/6' })
  })

  test('TSK-1: a deleted task gives its stock back', () => {
    const rows = move(afterAct(ledger, emptyRows, [put('projects', hall), put('tasks', asked)], needs), {
      Log: 8,
    })
    const deleted = afterAct(ledger, rows, [put('tasks', { ...asked, deletedAt: moment })], needs)
    expect([heldOf(rows, 'Log'), heldOf(deleted, 'Log')]).toEqual([{ hall: 6 }, {}])
  })
})
