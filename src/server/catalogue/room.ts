import type { Catalogues } from './catalogues.ts'
import type { LookUp } from './look-up.ts'

/** What the catalogue's procedures work with. */
export type CatalogueRoom = {
  readonly catalogues: Catalogues
  readonly lookUp: LookUp
  readonly stop: () => Promise<void>
}
