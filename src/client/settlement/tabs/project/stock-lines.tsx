import { formatNumber } from '#contract/sentences/numbers'
import type { HeldElsewhere, NeedExplanation } from '#domain/planning/explain-need'
import { projectStockText } from '../../../messages/project-stock-text.ts'
import { useRow } from '../../selectors.ts'
import { ExplainedLine } from './explained-line.tsx'

const text = projectStockText.panel

/** Every piece of the stock: what counts for the project, and what does not, and why. */
export function StockLines({ explained: { need, stock, elsewhere } }: { explained: NeedExplanation }) {
  return (
    <section aria-label={text.stock} className="border-t border-line px-3.5 py-2">
      <h4 className="mb-1 font-bold">{text.stock}</h4>
      {stock.quantity === 0 ? (
        <p className="text-small text-ink-2">{text.none}</p>
      ) : (
        <dl>
          <ExplainedLine amount={formatNumber(need.held)} word={text.counts} tone="text-have" />
          {elsewhere.map((other) => (
            <Elsewhere key={other.projectId} other={other} />
          ))}
          {stock.keptBack > 0 && <ExplainedLine amount={formatNumber(stock.keptBack)} word={text.keptBack} />}
          {stock.free > 0 && <ExplainedLine amount={formatNumber(stock.free)} word={text.free} />}
          <ExplainedLine amount={formatNumber(stock.quantity)} word={text.all} isSum />
        </dl>
      )}
    </section>
  )
}

function Elsewhere({ other: { projectId, amount, isServedBefore } }: { other: HeldElsewhere }) {
  const name = useRow('projects', projectId)?.name ?? '?'
  return <ExplainedLine amount={formatNumber(amount)} word={text.elsewhere(name, isServedBefore)} />
}
