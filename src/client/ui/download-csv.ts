/** Without it, Excel reads accents as gibberish. */
const byteOrderMark = '\uFEFF'

/** Hands the browser a CSV to save, named after the day it was made. */
export function downloadCsv(csv: string, now: Date): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `bit-calculator-${dayOf(now)}.csv`
  link.click()
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The day as the player's clock has it: YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
