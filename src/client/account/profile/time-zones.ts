/** The zones this browser knows, and the one that is chosen even where it does not know it. */
export function timeZones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return chosen === '' || known.includes(chosen) ? known : [chosen, ...known]
}
