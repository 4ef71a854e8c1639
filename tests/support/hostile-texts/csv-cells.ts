/** The cells of a CSV as a spreadsheet reads them. */
export function cellsOf(csv: string): readonly string[] {
  const cells = [...csv.replace('\uFEFF', '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)]
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

/** The cells that a spreadsheet would run: they begin like a formula, and are no negative number, which stands there as it is. */
export function formulasIn(csv: string): readonly string[] {
  return cellsOf(csv).filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-\d+$/.test(cell))
}
