import { settlementPageText } from '../../messages/settlement-page-text.ts'
import { goTo } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showSettlementTab } from '../settlement-route.ts'

const text = settlementPageText.later

/** A part of the settlement that is not built yet: what it will show, and where to go until then. */
export function LaterTab({ part }: { part: Exclude<keyof typeof text, 'toCalculator' | 'toUsers'> }) {
  const toUsers = part === 'contributions'
  return (
    <EmptyState {...text[part]}>
      {toUsers ? (
        <Button look="primary" onClick={() => showSettlementTab('users')}>
          {text.toUsers}
        </Button>
      ) : (
        <Button look="primary" onClick={() => goTo('calculator')}>
          {text.toCalculator}
        </Button>
      )}
    </EmptyState>
  )
}
