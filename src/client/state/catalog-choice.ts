import { namesRecipes } from '#domain/crafting/whole-plan'
import { fetchServerCatalogs, isPackCached, pageCatalogs, type ServerCatalogs } from '../api/catalog.ts'
import { calculatorStore } from './calculator.ts'
import { planKey } from './plan-copies.ts'
import { readStoredPlan } from './stored-plan.ts'

/** The version this browser used last: the one to open without a network. */
const versionKey = 'bit-calculator.catalogue'

export type CatalogChoice = {
  readonly version: string
  /** The catalogues that the server named, where it uses another version than this one; else null. */
  readonly otherServed: ServerCatalogs | null
  /** Whether the catalogue that the plan was made with is gone. */
  readonly isOwnGone: boolean
}

/**
 * Which catalogue to open: the plan's own as long as it is available, else the newest (BEY-14).
 * @param again after a failure: asks the server, whatever the page names
 */
export async function chooseCatalog(again: boolean): Promise<CatalogChoice> {
  const own = hasNothingToPlan() && !namesRecipes(calculatorStore.getState()) ? null : ownVersion()
  const named = again ? null : pageCatalogs()
  // A page that comes from the device opens from the device; watchForNewer asks the server then.
  if (!named && own !== null && (await isPackCached(own)))
    return { version: own, otherServed: null, isOwnGone: false }
  const served = named ?? (await fetchServerCatalogs().catch(() => null))
  if (!served) return withoutServer()
  if (own === null || own === served.version)
    return { version: served.version, otherServed: null, isOwnGone: false }
  if (await isStillAvailable(own, served)) return { version: own, otherServed: served, isOwnGone: false }
  return { version: served.version, otherServed: null, isOwnGone: true }
}

/** Whether that catalogue can still be opened; true where nobody can say now. The code that asks the server is no part of the first load. */
async function isStillAvailable(version: string, served: ServerCatalogs): Promise<boolean> {
  if (served.former.includes(version) || (await isPackCached(version))) return true
  return import('../api/served-catalogs.ts')
    .then(({ isServed }) => isServed(version, served))
    .catch(() => true)
}

/** The catalogue that was used last, from this browser. @throws where the browser does not have it */
export async function withoutServer(): Promise<CatalogChoice> {
  const version = lastVersion()
  if (version === null || !(await isPackCached(version))) throw new Error('The server cannot be reached.')
  return { version, otherServed: null, isOwnGone: false }
}

/**
 * Nothing is queued and nothing owned, so there are no numbers that another catalogue could change. Choices, odds and what is kept back
 * say nothing by themselves; `isEmptyPlan` asks for them, too.
 */
export function hasNothingToPlan(): boolean {
  const { buildList, inventory } = calculatorStore.getState()
  return buildList.length === 0 && inventory.size === 0
}

export function rememberVersion(version: string): void {
  try {
    localStorage.setItem(versionKey, version)
  } catch {
    // Where nothing can be stored, the warning about the plan says so already.
  }
}

/**
 * The version by which the plan's recipes are numbered. Where no recipe is chosen, the version that was used last: the stored plan may name
 * an earlier one, if it was not saved since.
 */
function ownVersion(): string | null {
  return (namesRecipes(calculatorStore.getState()) ? planVersion() : null) ?? lastVersion() ?? planVersion()
}

function lastVersion(): string | null {
  return readKey(versionKey) || null
}

function planVersion(): string | null {
  return readStoredPlan(readKey(planKey))?.catalogVersion || null
}

function readKey(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
