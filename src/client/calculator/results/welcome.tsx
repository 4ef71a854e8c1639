import { calculatorText } from '../../messages/calculator-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showTab } from '../state/calculator-view.ts'

const text = calculatorText.results

export function Welcome() {
  return (
    <EmptyState title={text.welcome} hint={text.welcomeHint}>
      <Button onClick={() => showTab('inventory')}>{text.recordStock}</Button>
    </EmptyState>
  )
}
