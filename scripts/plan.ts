import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { starterCatalog } from '#catalogue/starter/starter-catalog'
import { readRecipesFile } from '#contract/recipes-file'
import type { Catalog } from '#domain/catalog/catalog'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import { createPlanner } from '#domain/crafting/planner'
import { safeCounting } from '#domain/crafting/safe-counting'
import { planReply } from './plan/plan-reply.ts'
import { readPlanRequests } from './plan/plan-request.ts'
import { planTable } from './plan/plan-table.ts'

const usage = `npm run plan -- file.json [--catalogue recipes.json] [--table]

  file.json    {"queue": [{"itemId", "quantity", "recipeIndex"?}], "inventory": {"itemId": quantity}}, or a list of them;
               with "odds": "safe" crafts by chance are enough for 95 of 100 players
  --catalogue  the recipes.json to plan with (default: CATALOGUE, the data folder's, the starter catalogue)
  --table      aligned columns instead of JSON`

try {
  const { values, positionals } = parseArgs({
    options: { catalogue: { type: 'string' }, table: { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help || positionals.length !== 1) {
    console.error(usage)
    process.exit(values.help ? 0 : 1)
  }
  const { inputs, isList } = readPlanRequests(readJson(positionals[0]!))
  const planner = createPlanner(chooseCatalog(values.catalogue), () => safeCounting)
  const replies = inputs.map((input) => {
    planner.update(input)
    for (const cut of planner.cuts()) {
      console.error(`A circle of recipes was cut: obtain ${cut.quantity} ${cut.ingredientName} first.`)
    }
    return planReply(planner)
  })
  if (values.table) console.log(replies.map(planTable).join('\n\n'))
  else console.log(JSON.stringify(isList ? replies : replies[0], null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function chooseCatalog(path: string | undefined): Catalog {
  const inDataFolder = join(process.env.DATA_DIR || 'data', 'recipes.json')
  const chosen = path ?? (process.env.CATALOGUE || (existsSync(inDataFolder) ? inDataFolder : undefined))
  if (chosen === undefined) {
    const { items, info } = starterCatalog()
    return openCatalog(packCatalog(items, info))
  }
  return openCatalog(packCatalog(readRecipesFile(readJson(chosen)), { name: chosen, date: '', version: '' }))
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`${path} cannot be read.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path} is not valid JSON.`)
  }
}
