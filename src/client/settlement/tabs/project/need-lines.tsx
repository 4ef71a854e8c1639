import { formatNumber } from '#contract/sentences/numbers'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { Asking } from '#domain/planning/explain-item'
import type { NeedExplanation } from '#domain/planning/explain-need'
import { formatExpected } from '../../../messages/format.ts'
import { projectStockText } from '../../../messages/project-stock-text.ts'
import { useRow } from '../../selectors.ts'
import { ExplainedLine } from './explained-line.tsx'

const text = projectStockText.panel

type Props = { catalog: Catalog; explained: NeedExplanation }

/** Needed − held = missing, − what comes along = to get; and who asks for it. */
export function NeedLines({ catalog, explained: { need, asks, gone } }: Props) {
  const { needed, held, missingInAll, comesAlong, toGetInAll, crafts, kind } = need
  return (
    <section aria-label={text.need} className="px-3.5 py-2">
      <h4 className="mb-1 font-bold">{text.need}</h4>
      <dl>
        <ExplainedLine amount={formatNumber(needed)} word={text.needed}>
          <ul className="text-small text-ink-2">
            {asks.map((asking) => (
              <li key={keyOf(asking)}>
                <AskingWords catalog={catalog} asking={asking} />
              </li>
            ))}
          </ul>
        </ExplainedLine>
        <ExplainedLine amount={`− ${formatNumber(held)}`} word={text.held} tone="text-have" />
        {missingInAll === 0 ? (
          <ExplainedLine amount="0" word={text.nothingMissing} isSum />
        ) : (
          <ExplainedLine amount={formatNumber(missingInAll)} word={text.missing} tone="text-missing" isSum />
        )}
        {comesAlong > 0 && (
          <ExplainedLine amount={`− ${formatExpected(comesAlong)}`} word={text.comesAlong} tone="text-have" />
        )}
        {missingInAll > 0 && (
          <ExplainedLine amount={formatNumber(toGetInAll)} word={text.toGet[kind]} isSum={comesAlong > 0}>
            {crafts > 0 && <p className="text-small text-ink-2">{text.crafts(crafts)}</p>}
          </ExplainedLine>
        )}
      </dl>
      {/* Was done for the item's task and is no longer held: used up in crafts, or given back since the project needs less. */}
      {gone > 0 && <p className="mt-2 text-small text-ink-2">{text.gone(gone)}</p>}
    </section>
  )
}

function AskingWords({ catalog, asking }: { catalog: Catalog; asking: Asking }) {
  switch (asking.by) {
    case 'project':
      return text.asks.project(asking.amount)
    case 'task':
      return <TaskWords taskId={asking.taskId} amount={asking.amount} />
    case 'product': {
      const { amount, atHand, crafts, productId, obtainFirst } = asking
      const product = itemName(catalog, productId)
      const words = [
        amount > 0 && text.asks.spent(amount, crafts, product),
        atHand > 0 && text.asks.atHand(atHand, product),
        obtainFirst && text.asks.first,
      ]
      return words.filter((word) => word !== false).join(', ')
    }
  }
}

function TaskWords({ taskId, amount }: { taskId: string; amount: number }) {
  const title = useRow('tasks', taskId)?.title ?? ''
  return text.asks.task(amount, title)
}

function keyOf(asking: Asking): string {
  if (asking.by === 'project') return asking.projectItemId
  return asking.by === 'task' ? asking.taskId : `${asking.productId} ${asking.kind} ${asking.obtainFirst}`
}
