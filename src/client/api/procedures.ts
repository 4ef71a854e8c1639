import type { CatalogueUpdate, ServedCatalogue } from '#contract/catalogues'
import { ask, Refusal } from './ask.ts'

/** The server's own sentence about why it said no; null where it did not even answer. */
export function refusalSentence(error: unknown): string | null {
  return error instanceof Refusal ? error.message : null
}

/** Every catalogue this server has served, newest first (BEY-14). */
export function getCatalogues(): Promise<readonly ServedCatalogue[]> {
  return ask('getCatalogues', {})
}

/** How the server's look-up of a newer catalogue stands. */
export function getCatalogueUpdate(): Promise<CatalogueUpdate> {
  return ask('getCatalogueUpdate', {})
}

/** Has the server look for a newer catalogue. */
export function lookUpCatalogue(): Promise<CatalogueUpdate> {
  return ask('lookUpCatalogue', {})
}
