import '../projects/projects.css'
import './overview.css'
import type { ComponentType } from 'react'
import { overviewText as text } from '../../../messages/overview-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { useForActs, useSettlementCatalog } from '../../settlement-catalog.ts'
import { HoldsUp } from './holds-up.tsx'
import { LowStock } from './low-stock.tsx'
import { ProjectsInOrder } from './projects-in-order.tsx'
import { WaitsForMe } from './waits-for-me.tsx'

/** What waits for the user, the projects, and what holds tasks up (SET-1). */
export function OverviewWork() {
  return <WithCatalog part={Work} />
}

/** The stock of which little is left. */
export function OverviewStock() {
  return <WithCatalog part={LowStock} />
}

function Work({ engine }: { engine: Engine }) {
  // The whole settlement then counts with this catalogue, so the stock beside this part need not call it too.
  useForActs(engine.catalog)
  return (
    <>
      <WaitsForMe engine={engine} />
      <ProjectsInOrder engine={engine} />
      <HoldsUp engine={engine} />
    </>
  )
}

function WithCatalog({ part: Part }: { part: ComponentType<{ engine: Engine }> }) {
  const opened = useSettlementCatalog()
  if (opened.state === 'ready') return <Part engine={opened.engine} />
  if (opened.state === 'loading') return <p className="py-2 text-small text-ink-2">{text.loading}</p>
  return <NotLoaded text={text.failed} retry={text.retry} onRetry={opened.retry} />
}
