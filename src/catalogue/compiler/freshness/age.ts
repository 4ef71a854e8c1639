/**
 * Why tables should not simply replace those in use, by the days of their game data (YYYY-MM-DD, '' if unknown); null if they may.
 * Of tables without a day nobody can tell whether they are newer than a catalogue that has one.
 */
export function ageDoubt(inUse: string, found: string): string | null {
  if (inUse === '' || found >= inUse) return null
  if (found === '') return `The tables do not say of which day they are; the catalogue in use is of ${inUse}.`
  return `The tables are of ${found}, older than the catalogue in use, which is of ${inUse}.`
}
