import { useMemo } from 'react'
import type { BuildList } from '#domain/build-list/build-list'
import { useRowHeight } from '../../item/use-row-height.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { rowKeys } from '../../ui/row-keys.ts'
import { stripe } from '../../ui/stripe.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { QueueRow } from './queue-row.tsx'

const row =
  'item-row queue-row min-h-[65px] classic:min-h-[45px] gap-x-2.5 border-b border-line px-3.5 py-0.5 hover:bg-sunken thumb:py-0 classic:gap-x-1.5 classic:px-2.5 classic:py-px thumb:classic:min-h-[71px] thumb:classic:py-1'

export function QueueList({ buildList }: { buildList: BuildList }) {
  const rowHeight = useRowHeight({ modern: 65, classic: 45, phone: 70, classicTouched: 71 })
  // Keyed by item: a changed recipe leaves a row, and the focus in it, in place.
  const keys = useMemo(() => rowKeys(buildList, ({ itemId }) => itemId), [buildList])
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-line">
      <VirtualList
        label={calculatorText.queue.title}
        count={buildList.length}
        rowHeight={rowHeight}
        keyAt={(index) => keys[index] ?? index}
        rowClass={(index) => `${row} ${stripe(index)}`}
      >
        {(index) => <QueueRow index={index} {...buildList[index]!} />}
      </VirtualList>
    </div>
  )
}
