import { tableFault } from './table-rows.ts'

/** Parses a table's JSON. @throws an error that names the table if the text is not valid JSON */
export function parseTable(table: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw tableFault(table, `is not valid JSON (${text.length} characters)`)
  }
}

/** The day of the game data in a manifest, YYYY-MM-DD; '' if it names none. */
export function dateIn(manifest: string): string {
  try {
    const { date } = JSON.parse(manifest) as { date?: unknown }
    return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : ''
  } catch {
    return ''
  }
}
