import type { ReactNode } from 'react'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import type { Engine } from '../state/engine.ts'
import { FailedState } from '../ui/failed-state.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { useForActs, useSettlementCatalog } from './settlement-catalog.ts'

type Children = { children: (engine: Engine) => ReactNode }

/** Shows a part once the game data that the settlement counts with are there; from then on acts of the ledger show at once (SET-8). */
export function WithCatalog({ children }: Children) {
  const opened = useSettlementCatalog()
  if (opened.state === 'ready')
    return (
      // A form begins anew with other game data: there, the recipes that were chosen in it have other numbers.
      <Opened key={opened.engine.catalog.info.version} engine={opened.engine}>
        {children}
      </Opened>
    )
  if (opened.state === 'loading') return <Waiting text={text.gameData.loading} />
  const { failed, failedHint } = text.gameData
  return <FailedState title={failed} hint={failedHint} retry={text.retry} onRetry={opened.retry} />
}

function Opened({ engine, children }: Children & { engine: Engine }) {
  useForActs(engine.catalog)
  return children(engine)
}
