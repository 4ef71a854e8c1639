import { tableFault } from './table-rows.ts'

/** A table's JSON. @throws a sentence that names the table where the text is not whole. */
export function parseTable(table: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw tableFault(table, `is not whole JSON (${text.length} characters)`)
  }
}

/** Day of the game data, YYYY-MM-DD, in a manifest's text; '' where it does not say. */
export function dateIn(manifest: string): string {
  try {
    const { date } = JSON.parse(manifest) as { date?: unknown }
    return typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : ''
  } catch {
    return ''
  }
}
