import { calculatorText } from '../../messages/calculator-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { showColumn } from '../state/calculator-view.ts'

const text = calculatorText.catalog

/** How many items are found. On a small screen, where the welcome is out of sight, a newcomer gets a button that leads to it instead. */
export function CatalogFooter({ shown, all }: { shown: number; all: number }) {
  const isNew = useCalculator(({ buildList, inventory }) => buildList.length === 0 && inventory.size === 0)
  // In class names, `lone` is a page that shows one column at a time, `paired` one that shows all, `short` one too low for this line. A newcomer
  // is shown only the button in `lone`, and only the count in `paired`.
  return (
    <p
      className={`border-t border-line px-3.5 py-2 text-small text-ink-3 classic:py-1 ${isNew ? 'lone:py-0 short:paired:hidden' : 'short:hidden'}`}
    >
      <span className={isNew ? 'lone:hidden' : ''}>{text.footer(shown, all)}</span>
      {isNew && (
        <span className="paired:hidden">
          {text.newHere}{' '}
          <button
            type="button"
            className="min-h-control font-semibold text-accent hover:underline"
            onClick={() => showColumn('results')}
          >
            {text.example}
          </button>
        </span>
      )}
    </p>
  )
}
