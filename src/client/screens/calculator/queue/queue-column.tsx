import { calculatorText } from '../../../messages/calculator-text.ts'
import { clearQueue, useCalculator } from '../../../state/calculator.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showColumn } from '../view.ts'
import { QueueList } from './queue-list.tsx'

const text = calculatorText.queue

export function QueueColumn({ className }: { className: string }) {
  const buildList = useCalculator((state) => state.buildList)
  const items = buildList.reduce((sum, entry) => sum + entry.quantity, 0)

  return (
    <Panel title={text.title} note={text.count(buildList.length, items)} className={className}>
      {buildList.length === 0 ? (
        <EmptyState title={text.empty} hint={text.emptyHint}>
          <Button className="wide:hidden" onClick={() => showColumn('catalog')}>
            {text.toCatalog}
          </Button>
        </EmptyState>
      ) : (
        <>
          <QueueList buildList={buildList} />
          <div className="border-t border-line px-3.5 py-2 classic:py-1">
            <ConfirmButton
              labels={{ ask: text.clear, question: text.areYouSure, yes: text.yesClear, no: text.cancel }}
              onConfirm={clearQueue}
            />
          </div>
        </>
      )}
    </Panel>
  )
}
