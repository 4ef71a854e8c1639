import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { showSettlementTab } from '../../settlement-route.ts'

const { title, hint, toMyTasks } = settlementPageText.contributions

/** Contributions are not built yet: what will be here, and where to go until then. */
export function ContributionsTab() {
  return (
    <EmptyState title={title} hint={hint}>
      <Button look="primary" onClick={() => showSettlementTab('my-tasks')}>
        {toMyTasks}
      </Button>
    </EmptyState>
  )
}
