import type { ReactNode } from 'react'
import type { Settlement } from '#domain/settlement/tables'
import { settlementPageText as text } from '../../messages/settlement-page-text.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { loadAgain } from '../follow-settlements.ts'
import { useSettlement, useSettlements } from '../selectors.ts'

/** The content of a dialog, once its settlement is loaded: the list opens another settlement together with its dialog. */
export function WhenOpened({ children }: { children: (settlement: Settlement) => ReactNode }) {
  const settlement = useSettlement((row) => row)
  const status = useSettlements(({ opened }) => opened.status)
  if (settlement) return children(settlement)
  if (status !== 'failed') return <Waiting text={text.loading} className="py-2" />
  return <NotLoaded text={text.failed} reason={text.failedHint} retry={text.retry} onRetry={loadAgain} />
}
