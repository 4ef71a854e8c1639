import { followRecipes, itemsOfGoneRecipes } from '#domain/crafting/follow-recipes'
import { type CalculatorState, calculatorStore } from './calculator.ts'
import { putFailed, putInUse } from './catalog.ts'
import { catalogStore } from './catalog-in-use.ts'
import { type FollowPlan, tellCatalogChange } from './catalog-listeners.ts'
import { catalogNewsStore } from './catalog-news.ts'
import type { Engine } from './engine.ts'
import { followHistory } from './follow-history.ts'
import { historyStore } from './history.ts'

/** What changed with the catalogue; the versions are the same where it was in use already. */
export type ChangedCatalog = {
  readonly from: string
  readonly to: string
  readonly before: CalculatorState
  readonly after: CalculatorState
  /** Names of items for which a recipe was chosen that is gone. */
  readonly gone: readonly string[]
}

/** One change after the other: else a plan would be followed twice, or never. */
let changing: Promise<unknown> = Promise.resolve()

/**
 * Uses another catalogue from now on: the plan, and what undo brings back, mean the same as before (BEY-14, BEY-6).
 * @param note called where the version changed, before anything else can come in between
 * @throws why the catalogue cannot be prepared; then the one in use stays, and where none was in use, the reason is shown
 */
export function changeCatalog(
  engine: Engine,
  note: (changed: ChangedCatalog) => void = () => {},
): Promise<ChangedCatalog> {
  const changed = changing.then(() => change(engine, note))
  changing = changed.catch(() => {})
  return changed
}

async function change(engine: Engine, note: (changed: ChangedCatalog) => void): Promise<ChangedCatalog> {
  const former = catalogStore.getState()
  const from = former.state === 'ready' ? former.engine.catalog : engine.catalog
  const to = engine.catalog
  const versions = { from: from.info.version, to: to.info.version }
  if (versions.from !== versions.to || former.state !== 'ready') {
    // Screens know items by their index in the catalogue, so they must be drawn again from nothing.
    catalogStore.setState({ state: 'loading' }, true)
    try {
      await engine.prepare()
      putInUse(engine)
    } catch (error) {
      // Where a catalogue was in use, it stays so: the plan has not followed to the new one.
      if (former.state === 'ready') catalogStore.setState(former, true)
      else putFailed(error)
      throw error
    }
  }
  catalogNewsStore.setState({ newer: null, reviewing: false })
  const before = calculatorStore.getState()
  if (versions.from === versions.to) return { ...versions, before, after: before, gone: [] }
  const follow: FollowPlan = (plan) => ({ ...plan, ...followRecipes(from, to, plan) })
  tellCatalogChange(follow)
  historyStore.setState((history) => followHistory(from, to, history))
  const after = follow(before)
  calculatorStore.setState(after, true)
  // All these items are in the new catalogue, and so have a name there; only the recipe is gone.
  const gone = itemsOfGoneRecipes(from, to, before).flatMap(
    (itemId) => to.names[to.indexById.get(itemId) ?? -1] ?? [],
  )
  const changed = { ...versions, before, after, gone }
  note(changed)
  return changed
}
