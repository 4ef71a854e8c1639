import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPlanner } from '#domain/crafting/planner'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Rows } from '#domain/settlement/tables'
import { aCatalog } from '#tests/support/catalog-builder'
import { catalogs, ledgerDrafts } from '#tests/support/ledger-catalogs'
import { arbitraryStep, type Step } from '#tests/support/ledger-history'
import { modelWalk } from '#tests/support/ledger-model'
import { histories, play } from '#tests/support/ledger-play'
import { choicesOf, type LedgerCatalog } from './ledger-catalog.ts'
import { projectNumbers } from './project-numbers.ts'

const runs = 80

test('TSK-2: the walk gives the same as a slow model that is written from the rules alone (random histories)', () => {
  fc.assert(
    fc.property(ledgerDrafts(catalogs['recipes that use everything up']!), histories, (drafts, steps) => {
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

test('BEY-3: what a project misses and has to get is what the calculator says with what it holds as inventory', () => {
  for (const ofKind of Object.values(catalogs)) {
    fc.assert(
      fc.property(ledgerDrafts(ofKind), histories, (drafts, steps) => {
        play(drafts, steps, ({ ledger, after }) => {
          for (const project of after.projects.values()) {
            const missing = projectNumbers(ledger, after, project.id).filter((row) => row.missing > 0)
            expect(Object.fromEntries(missing.map((row) => [row.itemId, [row.missing, row.toGet]]))).toEqual(
              calculated(ledger, after, project),
            )
          }
        })
      }),
      { numRuns: runs / 4 },
    )
  }
})

function calculated(ledger: LedgerCatalog, rows: Rows, project: Project): Readonly<Record<string, number[]>> {
  const planner = createPlanner(ledger.catalog)
  const own = <Row extends { readonly projectId: string | null }>(table: ReadonlyMap<string, Row>) =>
    [...table.values()].filter(({ projectId }) => projectId === project.id)
  planner.update({
    buildList: own(rows.projectItems),
    inventory: new Map(own(rows.allotments).map(({ itemId, amount }) => [itemId, amount])),
    choices: choicesOf(project.ways),
  })
  const amounts = new Map<string, [number, number]>()
  for (const { itemId, missing, toGet } of planner.materials()) {
    const [missingBefore, toGetBefore] = amounts.get(itemId) ?? [0, 0]
    amounts.set(itemId, [missingBefore + missing, toGetBefore + toGet])
  }
  return Object.fromEntries([...amounts].filter(([, [missing]]) => missing > 0))
}

test('TSK-2: one project without any of its products follows the rule as written: completed is the smaller of available and target', () => {
  fc.assert(
    fc.property(
      ledgerDrafts(catalogs['recipes that use everything up']!),
      fc.array(arbitraryStep, { maxLength: 4 }),
      histories,
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

test('TSK-2: completed falls only for what a project has lost, or where less comes along', () => {
  for (const ofKind of Object.values(catalogs)) {
    fc.assert(
      fc.property(ledgerDrafts(ofKind), histories, (drafts, steps) => {
        play(drafts, steps, ({ ledger, step, before, after }) => {
          // By these steps projects may lose stock.
          if (['takeOut', 'keepBack', 'handOver'].includes(step.kind)) return
          for (const { taskId, completed } of before.taskNumbers.values()) {
            const now = after.taskNumbers.get(taskId)?.completed ?? completed
            if (now >= completed) continue
            const numbers = projectNumbers(ledger, before, before.tasks.get(taskId)!.projectId!)
            expect(numbers.some(({ comesAlong }) => comesAlong > 0)).toBe(true)
          }
        })
      }),
      { numRuns: runs },
    )
  }
})
