import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRecipesFile } from '#contract/recipes-file'
import { toRecipesFile } from '#contract/recipes-file-writer'
import type { BuildList } from '#domain/build-list/build-list'
import type { Item } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import type { Inventory } from '#domain/inventory/inventory'
import { itemId, someItems } from '#tests/support/catalog-builder'
import { replay } from '#tests/support/replay'
import type { PlanReply } from './plan/plan-reply.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bit-plan-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/plan.ts', ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  return { status, stdout, stderr }
}

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const chairs = {
  Chair: { recipes: [{ from: { Plank: 4 } }] },
  Plank: { recipes: [{ from: { Log: 20 } }] },
  Log: {},
}

describe('npm run plan', () => {
  test('amounts beyond what can be counted exactly are refused, naming the item', () => {
    const catalogue = file(
      'towers.json',
      toRecipesFile(
        someItems({
          Tower: { recipes: [{ from: { Wall: 10_000 } }] },
          Wall: { recipes: [{ from: { Brick: 10_000 } }] },
          Brick: {},
        }),
      ),
    )
    const queue = file('towers-queue.json', { queue: [{ itemId: 'Tower', quantity: 1_000_000_000 }] })
    const { status, stdout, stderr } = run(queue, '--catalogue', catalogue)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('more than 9,000,000,000,000,000 Brick')
  })

  test('CAL-7: prints the materials, steps and cuts of a queue with the names of the specification', () => {
    const catalogue = file('recipes.json', toRecipesFile(someItems(chairs)))
    const queue = file('chairs.json', { queue: [{ itemId: 'Chair', quantity: 2 }], inventory: { Plank: 3 } })
    const { status, stdout } = run(queue, '--catalogue', catalogue)
    expect(status).toBe(0)
    const reply = JSON.parse(stdout) as PlanReply
    // 2 chairs of 4 planks, and 3 planks are there: 5 planks of 20 logs.
    expect(reply.materials[2]).toEqual({
      itemId: 'Plank',
      itemName: 'Plank',
      tier: 1,
      rarity: 1,
      isBaseItem: false,
      quantity: 8,
      needed: 8,
      demand: 8,
      have: 3,
      effectiveHave: 3,
      missing: 5,
      comesAlong: 0,
      toGet: 5,
      recipeIndex: 0,
      crafts: 5,
      toCraft: 5,
      surplus: 0,
    })
    expect(reply.steps.map((step) => [step.action, step.itemId, step.needToCraft])).toEqual([
      ['gather', 'Log', 100],
      ['craft', 'Plank', 5],
      ['craft', 'Chair', 2],
    ])
    expect(reply.cuts).toEqual([])
  })

  test('two cases in a list give a list of two plans, and --table gives aligned columns', () => {
    const catalogue = file('recipes.json', toRecipesFile(someItems(chairs)))
    const one = { queue: [{ itemId: 'Chair', quantity: 2 }] }
    const { stdout } = run(file('list.json', [one, one]), '--catalogue', catalogue)
    expect(JSON.parse(stdout)).toHaveLength(2)
    // 2 chairs of 4 planks of 20 logs.
    const table = run(file('one.json', one), '--catalogue', catalogue, '--table').stdout
    expect(table).toContain('Log       1  gather     160     0      160     160')
  })

  test.each<[message: string, content: string]>([
    ['is not valid JSON', '{'],
    ['queue must be a list. (at queue)', '{}'],
  ])('bad input gives exit code 1 and a message: %s', (message, content) => {
    const { status, stderr, stdout } = run(file('bad.json', content))
    expect({ status, stdout }, stderr).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(message)
  })

  test('a file that is missing or is no catalogue gives exit code 1', () => {
    expect(run(join(folder, 'absent.json'))).toMatchObject({ status: 1 })
    expect(run(file('q.json', { queue: [] }), '--catalogue', file('c.json', [{ id: 7 }]))).toMatchObject({
      status: 1,
    })
  })

  test('CAL-12: a circle is cut with a warning, and the plan is still printed', () => {
    const catalogue = file(
      'farm.json',
      toRecipesFile(
        someItems({
          Wheat: { recipes: [{ from: { Seed: 1 }, outputQuantity: 2 }] },
          Seed: { recipes: [{ from: { Wheat: 1 }, outputQuantity: 3 }] },
        }),
      ),
    )
    const { status, stderr, stdout } = run(
      file('w.json', { queue: [{ itemId: 'Wheat', quantity: 4 }] }),
      '--catalogue',
      catalogue,
    )
    expect(status).toBe(0)
    expect(stderr).toContain('A circle of recipes was cut')
    expect((JSON.parse(stdout) as PlanReply).cuts).toHaveLength(1)
  })
})

const samplesPath = '../shared/calculator/samples.json'
const referencePath = '../shared/gamedata/reference'

describe.runIf(existsSync(samplesPath))(
  'the sample cases over the reference catalogues (../shared is here)',
  () => {
    type Expected = { raw: Amounts; craft: Amounts; crafts: Amounts; needed: Amounts }
    type Amounts = Record<string, number>
    type Sample = {
      id: string
      /** Whether the amounts must be `expected`; otherwise only the steps must lead to what is queued. */
      exact: boolean
      catalogue?: string
      queue: BuildList
      inventory: Amounts
      expected: Expected
    }
    const { catalogue: usual, cases } = existsSync(samplesPath)
      ? (JSON.parse(readFileSync(samplesPath, 'utf8')) as { catalogue: string; cases: Sample[] })
      : { catalogue: '', cases: [] }

    /** The sample cases were worked out as if every craft used up all it takes and gave nothing beside its product. */
    function withoutReturns(item: Item): Item {
      const recipes = item.recipes.map((recipe) => ({ ...recipe, byproducts: [], catalysts: [] }))
      return { ...item, recipes }
    }

    function add(amounts: Amounts, key: string, amount: number): void {
      if (amount > 0) amounts[key] = (amounts[key] ?? 0) + amount
    }

    function answerOf({ materials }: PlanReply): Expected {
      const answer: Expected = { raw: {}, craft: {}, crafts: {}, needed: {} }
      for (const row of materials) {
        add(row.isBaseItem ? answer.raw : answer.craft, row.itemId, row.missing)
        if (row.crafts) add(answer.crafts, `${row.itemId}@${row.recipeIndex}`, row.crafts)
        add(answer.needed, row.itemId, row.demand)
      }
      return answer
    }

    // The steps of each plan, done in order, lead to what is queued.
    test.each([usual, 'reference-catalogue.cyclic.json'])('CAL-11: each sample plan by %s works', (name) => {
      const unpacked = spawnSync('xz', ['-dc', join(referencePath, `${name}.xz`)], { maxBuffer: 1e9 })
      const listed = readRecipesFile(JSON.parse(unpacked.stdout.toString('utf8')))
      const catalogue = file(name, toRecipesFile(listed.map(withoutReturns)))
      const samples = cases.filter((sample) => (sample.catalogue ?? usual) === name)
      const input = file(
        'samples.json',
        samples.map(({ queue, inventory }) => ({ queue, inventory })),
      )
      const replies = JSON.parse(run(input, '--catalogue', catalogue).stdout) as PlanReply[]
      const items = readRecipesFile(JSON.parse(readFileSync(catalogue, 'utf8')))
      const catalog = openCatalog(packCatalog(items, { name, date: '', version: '' }))
      samples.forEach((sample, i) => {
        const inventory: Inventory = new Map(
          Object.entries(sample.inventory).map(([id, n]) => [itemId(id), n]),
        )
        // The reply leaves out what `replay` does not read, so its steps are no whole `BuildStep`s.
        const steps = replies[i]!.steps as unknown as Parameters<typeof replay>[1]['steps']
        expect(replay(catalog, { buildList: sample.queue, inventory, steps }), sample.id).toBeNull()
        if (!sample.exact) return
        const { raw, craft, crafts, needed } = sample.expected
        expect(answerOf(replies[i]!), sample.id).toEqual({ raw, craft, crafts, needed })
      })
      console.log(`${name}: ${samples.length} replayed, ${samples.filter(({ exact }) => exact).length} exact`)
    })
  },
)
