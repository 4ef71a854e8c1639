import type { ReactNode } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import type { ExplainedUse, Explanation } from '#domain/crafting/explanation'
import { formatExpected } from '../../messages/format.ts'
import { itemText as text } from '../../messages/item-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { rowKeys } from '../../ui/row-keys.ts'
import { ItemLink } from './item-link.tsx'

/**
 * Who asked, what the stock covers, what is missing, what comes along: a sum that can be checked line by line. `kept` is how many
 * pieces of the stock the player keeps back.
 */
export function Ledger({ explanation, kept }: { explanation: Explanation; kept: number }) {
  const { targets, uses, keptAtHand, demand, stock, used, missing, comesWith, comesAlong, toGet, isRenewed } =
    explanation
  const isMissing = missing > 0
  const useKeys = rowKeys(uses, ({ itemId }) => itemId)
  const giftKeys = rowKeys(comesWith, ({ itemId }) => itemId)
  return (
    <table className="w-full border-separate border-spacing-0" aria-label={text.ledger}>
      <tbody>
        {targets.map(({ entry, quantity }) => (
          <Line key={entry} amount={formatNumber(quantity)}>
            {text.inQueue}
          </Line>
        ))}
        {uses.map((use, place) => (
          <Line key={useKeys[place]} amount={formatNumber(use.quantity)}>
            {text.forParent}
            <Asker use={use} note={noteOf(use)} />
          </Line>
        ))}
        {keptAtHand > 0 && <Line amount={formatNumber(keptAtHand)}>{text.keptAtHand}</Line>}
        <Line amount={formatNumber(demand)} look="sum">
          {demand > 0 ? text.askedFor : text.nothingAsked}
        </Line>
        <Line amount={`− ${formatNumber(used)}`}>{stockText(stock, kept)}</Line>
        <Line amount={formatNumber(missing)} look={isMissing ? 'missing' : 'ready'}>
          {isMissing ? text.missing : text.allThere}
        </Line>
        {/* No amount in the column of the sum: what counts of these is taken off together, in the line below. */}
        {comesWith.map((gift, place) => (
          <Line key={giftKeys[place]} amount="">
            {text.comeWith(formatExpected(gift.quantity))}
            <Asker use={gift} note={gift.isCounted ? '' : text.notCounted} />
          </Line>
        ))}
        {comesAlong > 0 && (
          <>
            <Line amount={`− ${formatNumber(comesAlong)}`}>{text.comesAlong(expectedOf(comesWith))}</Line>
            <Line amount={formatNumber(toGet)} look={toGet > 0 ? 'missing' : 'ready'}>
              {isRenewed ? text.toGetFirst : text.toGet}
            </Line>
          </>
        )}
      </tbody>
    </table>
  )
}

function stockText(stock: number, kept: number): string {
  if (stock > 0) return text.fromStock(stock, kept)
  return kept > 0 ? text.allKept(kept) : text.noStock
}

function expectedOf(gifts: Explanation['comesWith']): string {
  return formatExpected(gifts.reduce((sum, gift) => (gift.isCounted ? sum + gift.quantity : sum), 0))
}

function noteOf({ kind, quantityPerCraft, kept }: ExplainedUse): string {
  if (kind === 'spentOnce') return text.spentOnce(quantityPerCraft)
  if (kind === 'kept') return text.keptFor(kept)
  return kind === 'comesBack' ? text.partBack(quantityPerCraft) : text.each(quantityPerCraft)
}

type AskerProps = { use: Pick<ExplainedUse, 'itemId' | 'recipeIndex' | 'crafts'>; note: string }

function Asker({ use, note }: AskerProps) {
  const { catalog } = useEngine()
  const recipe = catalog.graph.recipeStart[catalog.indexById.get(use.itemId)!]! + use.recipeIndex
  const givesOne = catalog.graph.yieldNum[recipe] === catalog.graph.yieldDen[recipe]
  // Where a craft gives one piece, crafts and pieces are the same number: "3 ×" says it. Otherwise "3 crafts of" says which is meant.
  const times = givesOne ? text.times(use.crafts) : text.craftsOf(use.crafts)
  return (
    <>
      {times} <ItemLink itemId={use.itemId} />
      {note}
    </>
  )
}

const looks = {
  part: { line: '', amount: '' },
  sum: { line: 'border-t border-line-strong', amount: 'font-bold' },
  missing: { line: 'border-t border-line-strong', amount: 'font-bold text-missing' },
  ready: { line: 'border-t border-line-strong', amount: 'font-bold text-have' },
} as const

function Line({
  amount,
  look = 'part',
  children,
}: {
  amount: string
  look?: keyof typeof looks
  children: ReactNode
}) {
  const { line, amount: tone } = looks[look]
  return (
    <tr>
      <td className={`w-0 py-0.5 pr-3 text-right align-baseline whitespace-nowrap ${line} ${tone}`}>
        {amount}
      </td>
      <td className={`py-0.5 text-small text-ink-2 ${line}`}>{children}</td>
    </tr>
  )
}
