import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import {
  aCargo,
  aConstruction,
  aCraft,
  aList,
  aNode,
  anExtraction,
  anItem,
  aTech,
  aTrade,
  items,
} from '../../src/catalogue/compiler/small-tables.ts'

/** The game's tables, each with a row or a few: three things of wood, of which the stool takes five planks. */
export const smallTables = {
  item_desc: [anItem(1, 'Rough Wood Log'), anItem(2, 'Rough Plank'), anItem(3, 'Rough Stool')],
  cargo_desc: [aCargo(1, 'Rough Trunk')],
  item_list_desc: [aList(9, [1, items(1)])],
  crafting_recipe_desc: [
    aCraft(1, 'Craft {0}', [items(1, 3)], [items(2)]),
    aCraft(2, 'Craft {0}', [items(2, 5)], [items(3)]),
  ],
  building_type_desc: [{ id: 20, name: 'Carpentry Station', category: 'Crafting' }],
  skill_desc: [{ id: 3, name: 'Carpentry' }],
  tool_type_desc: [{ id: 2, name: 'Saw' }],
  secondary_knowledge_desc: [{ id: 77, name: 'Plank Lore' }],
  // Every claim has this research, and nobody builds this ruin: neither is in the catalogue.
  claim_tech_desc: [aTech(1, 'Claim Upgrades')],
  building_desc: [{ id: 7, name: 'Old Hall', functions: [], is_ruins: true }],
  construction_recipe_desc: [aConstruction(7, 'Old Hall', [items(2)])],
  tool_desc: [{ id: 1, item_id: 1, tool_type: 2, level: 1, power: 8 }],
  extraction_recipe_desc: [anExtraction(1, 5, [1, items(1)])],
  resource_desc: [aNode(5, 'Oak Tree')],
  enemy_desc: [
    {
      enemy_type: 1,
      name: 'Jakyl',
      tier: 1,
      huntable: true,
      max_health: 10,
      extracted_item_stacks: [],
      experience_per_damage_dealt: [],
    },
  ],
  traveler_trade_order_desc: [aTrade(1, 'Rumbagh', [], [])],
  MANIFEST: { date: '2026-11-20' },
}

export const sendTables = sending(smallTables)

/** Answers with those tables. */
export function sending(tables: Readonly<Record<string, unknown>>): RequestListener {
  return ({ url = '' }, response) => {
    const table = tables[url.slice(url.lastIndexOf('/') + 1).replace('.json', '')]
    if (table === undefined) response.writeHead(404).end()
    else response.end(JSON.stringify(table))
  }
}

/** Serves tables on this machine, with the faults that the test asks for. @returns the address */
export function sourcesOfThisFile(): (answer: RequestListener) => Promise<string> {
  const closing: (() => void)[] = []
  afterAll(() => {
    for (const close of closing) close()
  })
  return async (answer) => {
    const server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/static/`
  }
}
