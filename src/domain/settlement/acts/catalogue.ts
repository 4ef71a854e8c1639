import { grouped } from '../../grouped.ts'
import { refused } from '../act-refusal.ts'
import { type Change, put } from '../change.ts'
import { type Move, type MovedRecipes, type PutAway, recipeFollower } from '../chosen-recipes.ts'
import { type LedgerAct, type Moved, unchanged } from '../ledger-act.ts'
import { type Rows, type Settlement, settlementIn } from '../tables.ts'
import type { SettlementFacts } from './settlement.ts'

/**
 * Counts with another version of the catalogue from now on; what projects need may change with it. Each chosen recipe is followed to
 * its place there, also in what is put away, ended projects and templates: the number of a recipe is always of the version that the
 * settlement counts with (CAT-2).
 */
const moveCatalogue: LedgerAct<{ readonly version: string }, Settlement, SettlementFacts> = {
  action: 'settlement.set_catalogue',
  ledger: true,
  asks: ({ version }) => ({ catalogue: version }),
  run(rows, { version }, { now, catalog, moving }) {
    const before = settlementIn(rows)
    if (before.catalogue === version) return unchanged(before)
    if (!moving) return refused('no-catalogue')
    const settlement = { ...before, catalogue: version, updatedAt: now }
    // What the last move changed is used only by a move back to the version that it left: recipes then get their former numbers again.
    const back = moving.back?.from === version ? moving.back : null
    const followed = followAll({ from: moving.from, to: catalog }, rows, moving.putAway, back)
    const { putAway } = followed
    return {
      answer: () => settlement,
      changes: [
        put('settlements', settlement),
        ...followed.changes,
        ...(putAway.templates.length > 0 ? [{ touched: 'templates' } as const] : []),
      ],
      entries: [],
      moved: { putAway, recipes: { from: before.catalogue ?? moving.from.info.version, of: followed.of } },
      cause: { kind: 'everything' },
      activity: { kind: 'settlement.catalogue', facts: { version } },
    }
  },
}

export const catalogueActs = { moveCatalogue }

type Followed = Pick<Moved, 'putAway'> & Pick<MovedRecipes, 'of'> & { readonly changes: readonly Change[] }

/** Follows every chosen recipe: those of live projects as changes, of ended projects and templates as `putAway`. */
function followAll(move: Move, rows: Rows, putAway: PutAway, back: MovedRecipes | null): Followed {
  const moved: [string, MovedRecipes['of'][string]][] = []
  // Follows the recipes of the project or template with this id. Its result comes in a list, which is empty where no number changed.
  const following = <Result>(id: string, follow: (follower: ReturnType<typeof recipeFollower>) => Result) => {
    const follower = recipeFollower(move, back?.of[id])
    const result = follow(follower)
    const numbers = follower.moved()
    if (numbers) moved.push([id, numbers])
    return numbers ? [result] : []
  }
  const itemsOf = grouped(rows.projectItems.values(), ({ projectId }) => projectId)
  const changes = [...rows.projects.values()].flatMap((project) =>
    following(project.id, ({ item, ways }): readonly Change[] => {
      const there = ways(project.ways)
      return [
        ...(there === project.ways ? [] : [put('projects', { ...project, ways: there })]),
        ...(itemsOf.get(project.id) ?? []).flatMap((row) => {
          const followed = item(row.id, row)
          return followed === row ? [] : [put('projectItems', followed)]
        }),
      ]
    }).flat(),
  )
  const ended = putAway.ended.flatMap((project) =>
    following(project.id, ({ item, ways }) => ({
      ...project,
      items: project.items.map((row) => item(row.id, row)),
      ways: ways(project.ways),
    })),
  )
  const templates = putAway.templates.flatMap((template) =>
    following(template.id, ({ item, ways }) => ({
      ...template,
      outline: {
        ...template.outline,
        // The items of a template have no ids: their places tell them apart.
        items: template.outline.items.map((row, place) => item(String(place), row)),
        ways: ways(template.outline.ways),
      },
    })),
  )
  return { changes, putAway: { ended, templates }, of: Object.fromEntries(moved) }
}
