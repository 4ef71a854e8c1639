import { calculatorText } from '../../messages/calculator-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BuildListsButton } from '../build-lists/build-lists-button.tsx'
import { ShareQueueButton } from '../share/share-queue-button.tsx'
import { showColumn } from '../state/calculator-view.ts'
import { ClearButton } from './clear-button.tsx'
import { QueueList } from './queue-list.tsx'
import { UndoButtons } from './undo-buttons.tsx'

const text = calculatorText.queue

export function QueueColumn({ className }: { className: string }) {
  const buildList = useCalculator((state) => state.buildList)
  const items = buildList.reduce((sum, entry) => sum + entry.quantity, 0)

  return (
    <Panel
      column="queue"
      title={text.title}
      note={text.count(buildList.length, items)}
      actions={<UndoButtons />}
      className={className}
    >
      {buildList.length === 0 ? (
        <EmptyState title={text.empty} hint={text.emptyHint}>
          <Button className="paired:hidden" onClick={() => showColumn('catalog')}>
            {text.toCatalog}
          </Button>
          <BuildListsButton />
        </EmptyState>
      ) : (
        <>
          <QueueList buildList={buildList} />
          <div className="flex flex-wrap items-center gap-1 border-t border-line px-3.5 py-2 classic:py-1">
            <ShareQueueButton />
            <BuildListsButton />
            <ClearButton />
          </div>
        </>
      )}
    </Panel>
  )
}
