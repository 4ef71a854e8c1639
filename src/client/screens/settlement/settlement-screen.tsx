import { settlementText as text } from '../../messages/settlement-text.ts'
import { goTo } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'

/** What a signed-out visitor sees of settlements: what it is, and that it takes an account (CAL-1). */
export function SettlementScreen() {
  return (
    <main className="mx-auto grid min-h-0 w-full max-w-[60rem] flex-1 p-gap max-phone:p-2">
      <Panel title={text.title}>
        <EmptyState title={text.signedOut.title} hint={text.signedOut.hint}>
          <p className="mb-3 text-small text-ink-2">{text.signedOut.noSignIn}</p>
          <Button look="primary" onClick={() => goTo('calculator')}>
            {text.signedOut.toCalculator}
          </Button>
        </EmptyState>
      </Panel>
    </main>
  )
}
