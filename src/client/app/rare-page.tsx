import { unknownPageText as text } from '../messages/unknown-page-text.ts'
import { goTo, useRoute } from '../state/route.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PrivacyScreen } from './privacy-screen.tsx'

/** Pages that few people open: what is stored, and the word that there is nothing at an address. */
export function RarePage() {
  return useRoute() === 'privacy' ? <PrivacyScreen /> : <UnknownPage />
}

function UnknownPage() {
  return (
    <main className="flex min-h-0 flex-1">
      <EmptyState title={text.title} hint={text.hint}>
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="primary" onClick={() => goTo('calculator')}>
            {text.toCalculator}
          </Button>
          <Button onClick={() => goTo('settlement')}>{text.toSettlement}</Button>
        </div>
      </EmptyState>
    </main>
  )
}
