import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlanner } from '#domain/crafting/planner'
import { afterChanges } from '#domain/settlement/change'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Rows } from '#domain/settlement/tables'
import { aCatalog } from '#tests/support/catalog-builder'
import { actOf, arbitraryStep, ledgerDrafts, type Step } from '#tests/support/ledger-history'
import { modelWalk } from '#tests/support/ledger-model'
import { emptyRows, moment } from '#tests/support/ledger-rows'
import type { Cause } from '../settlement/cause.ts'
import { choicesOf, createLedgerCatalog, type LedgerCatalog } from './ledger-catalog.ts'
import { projectNumbers } from './project-numbers.ts'
import { inOrder } from './project-order.ts'
import { walk } from './walk.ts'

const history = fc.array(arbitraryStep, { minLength: 1, maxLength: 40 })
const runs = 400

/** One act of a history: the rows before it, as it left them, and after the walk. */
type Moment = {
  readonly ledger: LedgerCatalog
  readonly step: Step
  readonly cause: Cause
  readonly before: Rows
  readonly acted: Rows
  readonly after: Rows
}

function play(
  drafts: Parameters<typeof aCatalog>[0],
  steps: readonly Step[],
  look: (moment: Moment) => void,
) {
  const catalog = aCatalog(drafts)
  const ledger = createLedgerCatalog(catalog)
  let rows = emptyRows
  for (const step of steps) {
    const act = actOf(catalog, rows, step)
    if (!act) continue
    const acted = afterChanges(rows, act.changes)
    const after = afterChanges(acted, walk(ledger, acted, act.cause, { now: moment }))
    look({ ledger, step, cause: act.cause, before: rows, acted, after })
    rows = after
  }
  return rows
}

const held = (rows: Rows, projectId: string, item: string) =>
  rows.allotments.get(`${projectId}:${item}`)?.amount ?? 0
const free = (rows: Rows, item: string) => {
  const row = rows.stock.get(item)
  return row ? row.quantity - row.reserved : 0
}

for (const circles of [false, true]) {
  const kind = circles ? 'with circles of recipes' : 'without circles'
  const anyHistory = (look: (moment: Moment) => void, numRuns = runs) =>
    fc.assert(
      fc.property(ledgerDrafts({ circles }), history, (drafts, steps) => void play(drafts, steps, look)),
      { numRuns },
    )

  test(`INV-2: a unit counts once, nothing is below zero (random histories ${kind})`, () => {
    anyHistory(({ after }) => {
      const allotted = new Map<string, number>()
      for (const { projectId, itemId, amount } of after.allotments.values()) {
        expect(after.projects.has(projectId)).toBe(true)
        expect(amount).toBeGreaterThan(0)
        allotted.set(itemId, (allotted.get(itemId) ?? 0) + amount)
      }
      for (const { itemId, quantity, reserved, kept } of after.stock.values()) {
        expect(reserved).toBe(kept + (allotted.get(itemId) ?? 0))
        expect(reserved).toBeLessThanOrEqual(quantity)
        allotted.delete(itemId)
      }
      expect(allotted.size).toBe(0)
    })
  })

  test(`INV-2: walking again changes nothing, whatever the cause (random histories ${kind})`, () => {
    anyHistory(({ ledger, cause, after }) => {
      for (const again of [cause, { kind: 'stock' }, { kind: 'everything' }] as const) {
        expect(walk(ledger, after, again, { now: moment })).toEqual([])
      }
    })
  })

  test(`TSK-2: target − completed is what is missing, for every task that is not deleted (random histories ${kind})`, () => {
    anyHistory(({ ledger, after }) => {
      for (const projectId of after.projects.keys()) {
        for (const { itemId, taskId, missing, missingByHand, needed, held: has } of projectNumbers(
          ledger,
          after,
          projectId,
        )) {
          expect(has).toBe(held(after, projectId, itemId))
          expect(needed - has).toBe(missing + missingByHand)
          const numbers = taskId === null ? { target: 0, completed: 0 } : after.taskNumbers.get(taskId)!
          const isDeleted = [...after.tasks.values()].some(
            (task) =>
              task.projectId === projectId &&
              task.itemId === itemId &&
              task.generation !== null &&
              task.deletedAt,
          )
          if (!isDeleted) expect(numbers.target - numbers.completed).toBe(missing)
          expect(numbers.completed).toBeGreaterThanOrEqual(0)
        }
      }
    })
  })

  test(`INV-2: what is free nobody misses, and nobody takes before an earlier one who misses (random histories ${kind})`, () => {
    anyHistory(({ ledger, acted, after }) => {
      const misses = new Set<string>()
      for (const { id } of inOrder(after.projects.values())) {
        for (const { itemId, missing, missingByHand } of projectNumbers(ledger, after, id)) {
          if (held(after, id, itemId) > held(acted, id, itemId)) expect(misses.has(itemId)).toBe(false)
          if (missing + missingByHand > 0) misses.add(itemId)
        }
      }
      for (const item of misses) expect(free(after, item)).toBeLessThanOrEqual(0)
    })
  })

  test(`INV-2: a project loses only what it no longer needs, or what was lost (random histories ${kind})`, () => {
    anyHistory(({ ledger, acted, after }) => {
      for (const [key, { projectId, itemId, amount }] of acted.allotments) {
        if (!after.projects.has(projectId) || amount <= (after.allotments.get(key)?.amount ?? 0)) continue
        const all = [...acted.allotments.values()].filter((row) => row.itemId === itemId)
        const { quantity, kept } = acted.stock.get(itemId)!
        const isLoss = all.reduce((sum, row) => sum + row.amount, kept) > quantity
        const numbers = projectNumbers(ledger, after, projectId).find((row) => row.itemId === itemId)
        if (!isLoss) expect(held(after, projectId, itemId)).toBe(numbers?.needed ?? 0)
      }
    })
  })

  test(`INV-2: the order of the rows does not matter, nor what an earlier walk has left in memory (random histories ${kind})`, () => {
    anyHistory(({ ledger, acted, after, cause }) => {
      const turned = Object.fromEntries(
        Object.entries<ReadonlyMap<string, unknown>>(acted).map(([name, rows]) => [
          name,
          new Map([...rows].reverse()),
        ]),
      ) as unknown as Rows
      const fresh = createLedgerCatalog(ledger.catalog)
      const again = afterChanges(turned, walk(fresh, turned, cause, { now: moment }))
      for (const name of ['allotments', 'stock', 'tasks', 'taskNumbers', 'projects'] as const) {
        expect(Object.fromEntries<unknown>(again[name])).toEqual(Object.fromEntries<unknown>(after[name]))
      }
    }, runs / 4)
  })
}

test('TSK-2: a slow model, written from the rules alone, says the same (random histories without circles)', () => {
  fc.assert(
    fc.property(ledgerDrafts({ circles: false }), history, (drafts, steps) => {
      play(drafts, steps, ({ ledger, acted, after, cause }) => {
        const { catalog } = ledger
        const items = Array.from({ length: catalog.size }, (_, index) => catalog.itemAt(index))
        const { allotments, tasks } = modelWalk(items, acted, cause)
        const amounts = [...after.allotments].map(([key, { amount }]) => [key, amount])
        expect(Object.fromEntries(amounts)).toEqual(allotments)
        expect(taskStates(after)).toEqual(tasks)
      })
    }),
    { numRuns: runs * 2 },
  )
})

function taskStates(rows: Rows): Readonly<Record<string, string>> {
  const tasks = [...rows.tasks.values()].filter(
    ({ itemId, deletedAt }) => itemId !== null && deletedAt === null,
  )
  return Object.fromEntries(
    tasks.map(({ id, projectId, itemId, generation }) => {
      const { completed, target, status } = rows.taskNumbers.get(id)!
      return [`${projectId}:${generation === null ? id : itemId}`, `${completed}/${target} ${status}`]
    }),
  )
}

test('BEY-3: what a project misses is what the calculator says with what it holds as inventory', () => {
  for (const circles of [false, true]) {
    fc.assert(
      fc.property(ledgerDrafts({ circles }), history, (drafts, steps) => {
        play(drafts, steps, ({ ledger, after }) => {
          for (const project of after.projects.values()) {
            const missing = projectNumbers(ledger, after, project.id).filter((row) => row.missing > 0)
            expect(Object.fromEntries(missing.map((row) => [row.itemId, row.missing]))).toEqual(
              calculated(ledger, after, project),
            )
          }
        })
      }),
      { numRuns: runs / 4 },
    )
  }
})

function calculated(ledger: LedgerCatalog, rows: Rows, project: Project): Readonly<Record<string, number>> {
  const planner = createPlanner(ledger.catalog)
  const own = <Row extends { readonly projectId: string | null }>(table: ReadonlyMap<string, Row>) =>
    [...table.values()].filter(({ projectId }) => projectId === project.id)
  planner.update({
    buildList: own(rows.projectItems),
    inventory: new Map(own(rows.allotments).map(({ itemId, amount }) => [itemId, amount])),
    choices: choicesOf(project.ways),
  })
  const amounts = new Map<string, number>()
  for (const { itemId, missing } of planner.materials())
    amounts.set(itemId, (amounts.get(itemId) ?? 0) + missing)
  return Object.fromEntries([...amounts].filter(([, amount]) => amount > 0))
}

test('TSK-2: one project without any of its products follows the rule as written: completed is the smaller of available and target', () => {
  fc.assert(
    fc.property(
      ledgerDrafts({ circles: false }),
      fc.array(arbitraryStep, { maxLength: 4 }),
      history,
      (drafts, making, moving) => {
        const catalog = aCatalog(drafts)
        const raw = (item: string) => catalog.itemAt(catalog.indexById.get(item)!).recipes.length === 0
        const made = making.map((step): Step => ({ ...step, kind: 'items', project: 'p0' }))
        const kinds = ['deliver', 'takeOut'] as const
        const moves = moving.map((step): Step => ({ ...step, kind: kinds[step.index % 2]! }))
        play(drafts, [...made, ...moves.filter(({ item }) => raw(item))], ({ after }) => {
          for (const task of after.tasks.values()) {
            const { completed, target } = after.taskNumbers.get(task.id)!
            expect(completed).toBe(Math.min(after.stock.get(task.itemId!)?.quantity ?? 0, target))
          }
        })
      },
    ),
    { numRuns: runs },
  )
})

test('TSK-2: completed falls only for what a project has lost', () => {
  for (const circles of [false, true]) {
    fc.assert(
      fc.property(ledgerDrafts({ circles }), history, (drafts, steps) => {
        play(drafts, steps, ({ step, before, after }) => {
          const isLoss = ['takeOut', 'keepBack', 'handOver'].includes(step.kind)
          for (const { taskId, completed } of before.taskNumbers.values()) {
            const now = after.taskNumbers.get(taskId)?.completed
            if (!isLoss && now !== undefined) expect(now).toBeGreaterThanOrEqual(completed)
          }
        })
      }),
      { numRuns: runs },
    )
  }
})
