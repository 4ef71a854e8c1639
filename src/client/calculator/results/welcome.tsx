import { lazy, Suspense } from 'react'
import { calculatorText } from '../../messages/calculator-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showTab } from '../state/calculator-view.ts'

const text = calculatorText.results
const FirstTargets = lazy(async () => ({ default: (await import('./first-targets.tsx')).FirstTargets }))

/** What this is for, in two sentences and three examples (CAL-6). */
export function Welcome() {
  return (
    <EmptyState title={text.welcome} hint={text.welcomeHint}>
      {/* Room for what comes a moment later, so that nothing moves under the pointer. */}
      <div className="mb-1 min-h-44 thumb:min-h-56">
        <Suspense>
          <FirstTargets />
        </Suspense>
      </div>
      <Button look="quiet" onClick={() => showTab('inventory')}>
        {text.recordStock}
      </Button>
    </EmptyState>
  )
}
