import { startTransition, useEffect, useState } from 'react'
import { Aside } from '../plan/aside/aside.tsx'
import { usePreferences } from '../state/preferences.ts'
import { CatalogColumn } from './catalog/catalog-column.tsx'
import { ColumnTabs } from './column-tabs.tsx'
import { QueueColumn } from './queue/queue-column.tsx'
import { ResultsColumn } from './results/results-column.tsx'
import { SkipLinks } from './skip-links.tsx'
import { type Column, useView } from './state/calculator-view.ts'

export function CalculatorScreen() {
  const { column } = useView()
  const { catalogCollapsed } = usePreferences()
  // A small screen draws the column in sight first, and the others once that one is painted.
  const [all, setAll] = useState(() => matchMedia('(width >= 60rem)').matches)
  useEffect(() => startTransition(() => setAll(true)), [])
  const inSight = (name: Column) => (column === name ? '' : 'lone:hidden')

  return (
    <>
      <SkipLinks />
      <main
        className={`calculator-columns min-h-0 flex-1 gap-gap p-gap max-phone:p-2 short:p-1.5 wide:px-5 ${catalogCollapsed ? 'catalog-collapsed' : ''}`}
      >
        {(all || column === 'catalog') && <CatalogColumn className={inSight('catalog')} />}
        {(all || column === 'queue') && <QueueColumn className={inSight('queue')} />}
        {(all || column === 'results') && <ResultsColumn className={inSight('results')} />}
      </main>
      <ColumnTabs column={column} />
      <Aside />
    </>
  )
}
