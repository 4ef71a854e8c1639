import { useLayoutEffect, useRef } from 'react'
import { calculatorText } from '../../messages/calculator-text.ts'
import { setPreference, usePreferences } from '../../state/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showColumn } from '../state/calculator-view.ts'
import { CatalogPanel } from './catalog-panel.tsx'

const text = calculatorText.catalog

/** The catalogue, or the strip it collapses to on a wide screen; what was searched for stays either way (CAL-2). */
export function CatalogColumn({ className }: { className: string }) {
  const { catalogCollapsed } = usePreferences()
  const searchField = useRef<HTMLInputElement>(null)

  // Listens as soon as the column is in the page: whoever sees it may press the key.
  useLayoutEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTakenBy(event.target))
        return
      event.preventDefault()
      setPreference('catalogCollapsed', false)
      showColumn('catalog')
      // Once the column is drawn, and before the next key.
      queueMicrotask(() => searchField.current?.focus())
    }
    addEventListener('keydown', focusSearch)
    return () => removeEventListener('keydown', focusSearch)
  }, [])

  return (
    <>
      {catalogCollapsed && (
        <div className="flex flex-col items-center gap-2 rounded-panel border border-line bg-panel py-2 shadow-panel max-wide:hidden">
          <Button
            look="quiet"
            icon
            title={text.expand}
            aria-label={text.expand}
            aria-expanded={false}
            onClick={() => setPreference('catalogCollapsed', false)}
          >
            <Icon name="expand" />
          </Button>
          <span className="font-semibold text-ink-2 [writing-mode:vertical-rl]">{text.title}</span>
        </div>
      )}
      <CatalogPanel
        className={`${className} ${catalogCollapsed ? 'wide:hidden' : ''}`}
        searchField={searchField}
      />
    </>
  )
}

/** Whether the key belongs to a field in which somebody types, or to an open dialog. */
function isTakenBy(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, select, textarea, dialog, [role="dialog"]') !== null
  )
}
