import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readRecipesFile } from '#contract/recipes-file'
import { formatNumber } from '#contract/sentences/numbers'
import { progressWords } from '#contract/sentences/project-words'
import { itemName } from '#domain/catalog/catalog'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { neededStock } from '#domain/planning/explain-need'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { progressOfProject } from '#domain/planning/progress-of-project'
import { projectWork } from '#domain/planning/project-work'
import { type Snapshot, stateOf } from '#domain/settlement/tables'
import { aPlaceWithProject, log, pageAt, plank } from '../support/progress-link-place.ts'
import { type RunningServer, serversOfThisFile, smallCatalogue } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf } from '../support/settlements.ts'

const { start } = serversOfThisFile()
const items = readRecipesFile(JSON.parse(readFileSync(smallCatalogue, 'utf8')))
const ledger = createLedgerCatalog(openCatalog(packCatalog(items, { version: '1', name: '', date: '' })))

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({ ...(await settings()), SIGN_INS_PER_MINUTE: '1000' })
  })

  test('BEY-16, PRJ-4: the page shows the numbers that members see, whatever other projects and tasks there are', async () => {
    const { as, owner, make, projectId } = await aPlaceWithProject(server, {
      items: [{ itemId: plank, quantity: 9 }],
    })
    const act = <Row = { readonly id: string }>(name: string, input: object) =>
      answerOf(as(owner)<Row>(name, input))
    const { code } = await make()
    await compare('planned')
    await act('createProject', { name: 'First', priority: 'high', items: [{ itemId: log, quantity: 40 }] })
    await act('addItemsToInventory', { items: [{ itemId: log, quantity: 50 }] })
    await act('addItemsToInventory', { items: [{ itemId: plank, quantity: 2 }] })
    await compare('with free stock')
    await act('createTask', { title: 'Spare planks', projectId, itemId: plank, amount: 4 })
    const { id: taskId } = await act('createTask', { title: 'Scout', projectId })
    await compare('with tasks made by hand')
    await act('deleteTask', { taskId })
    await act('regenerateTasks', { projectId })
    await act('addProjectItem', { projectId, itemId: log, quantity: 3 })
    await act('setStandingOrder', { itemId: log, atLeast: 30 })
    await compare('regenerated')

    async function compare(when: string): Promise<void> {
      const { rows } = stateOf(await act<Snapshot>('getSettlement', {}))
      const progress = progressOfProject(ledger, rows, projectId, projectWork(ledger, rows, projectId))
      const { text } = await pageAt(server, code)
      expect(text, when).toContain(`aria-label="${progressWords(progress.percent, progress)}"`)
      const missing = neededStock(ledger, rows, projectId)
        .filter(({ missingInAll }) => missingInAll > 0)
        .map(({ itemId, missingInAll, held, needed }) =>
          [itemName(ledger.catalog, itemId), ...[missingInAll, held, needed].map(formatNumber)].join(' '),
        )
      expect(missingOn(text).toSorted(), when).toEqual(missing.toSorted())
      expect(missing.length, when).toBeGreaterThan(0)
    }
  })
})

/** "name missing held needed" of each row of the last table. */
function missingOn(page: string): readonly string[] {
  const [table = ''] = /<tbody>(?:(?!<tbody>)[\s\S])*$/.exec(page) ?? []
  return [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row]) =>
    row!
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}
