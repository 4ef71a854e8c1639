/** Identifies a catalogue. A plan names the version it was made with (BEY-14). */
export type CatalogInfo = {
  readonly name: string
  /** Day of the game data, YYYY-MM-DD; '' if unknown. */
  readonly date: string
  /** Short hash of the content. */
  readonly version: string
}
