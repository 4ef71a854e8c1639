import { lazyExtra } from '../../lazy/lazy-extra.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showTab } from '../state/calculator-view.ts'

const text = calculatorText.results
const FirstTargets = lazyExtra(() => import('./first-targets.tsx').then((part) => part.FirstTargets))

/** What this is for, in two sentences and three examples (CAL-6). */
export function Welcome() {
  return (
    <EmptyState title={text.welcome} hint={text.welcomeHint}>
      {/* Room for what comes a moment later, so that nothing moves under the pointer. */}
      <div className="mb-1 min-h-44 thumb:min-h-56">
        <FirstTargets />
      </div>
      <Button look="quiet" onClick={() => showTab('inventory')}>
        {text.recordStock}
      </Button>
    </EmptyState>
  )
}
