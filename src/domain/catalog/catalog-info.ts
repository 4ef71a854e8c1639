/** Identifies a catalogue. A plan names the version it was made with (BEY-14). */
export type CatalogInfo = {
  readonly name: string
  /** Day of the game data, YYYY-MM-DD; '' if unknown. */
  readonly date: string
  /** Short hash of the content. */
  readonly version: string
}

/** Whether the game data of one catalogue are of an earlier day than those of another; false where a day is unknown. */
export function isOlder(one: Pick<CatalogInfo, 'date'>, other: Pick<CatalogInfo, 'date'>): boolean {
  return one.date !== '' && one.date < other.date
}
