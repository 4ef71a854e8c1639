import { calculatorText } from '../messages/calculator-text.ts'
import { setPreference } from '../state/preferences.ts'
import { Button } from '../ui/button.tsx'
import { type Column, showColumn } from './state/calculator-view.ts'
import { focusColumn } from './state/focus-column.ts'

const columns: readonly Column[] = ['catalog', 'queue', 'results']

/** Ways past the rows of a column, for whoever walks by Tab; out of sight until one of them has the focus. */
export function SkipLinks() {
  return (
    <div className="pointer-events-none absolute inset-x-2 top-1 z-10 flex flex-wrap justify-center gap-1 opacity-0 focus-within:pointer-events-auto focus-within:opacity-100">
      {columns.map((column) => (
        <Button key={column} onClick={() => goTo(column)}>
          {calculatorText.skipTo(calculatorText[column].title)}
        </Button>
      ))}
    </div>
  )
}

function goTo(column: Column): void {
  if (column === 'catalog') setPreference('catalogCollapsed', false)
  showColumn(column)
  // Once the column is drawn.
  queueMicrotask(() => focusColumn(column))
}
