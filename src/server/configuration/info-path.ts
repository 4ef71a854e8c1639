/** Where the name and the version of a catalogue stand: beside its list. */
export function infoPath(path: string): string {
  return `${path.replace(/\.json$/, '')}.info.json`
}
