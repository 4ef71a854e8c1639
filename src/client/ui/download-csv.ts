import { downloadText } from './download-text.ts'

/** Without it, Excel reads accents as gibberish. */
const byteOrderMark = '\uFEFF'

/** Hands the browser a CSV to save; where it has no name of its own, it is named after this day. */
export function downloadCsv(csv: string, name = `bit-calculator-${deviceDay(new Date())}.csv`): void {
  downloadText(name, byteOrderMark + csv, 'text/csv;charset=utf-8')
}

/** The day as the player's clock has it: YYYY-MM-DD. */
export function deviceDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
