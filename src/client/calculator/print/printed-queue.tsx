import { formatNumber } from '#contract/sentences/numbers'
import { findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import { nameWithRarity } from '#domain/exporting/plan-text'
import { calculatorText } from '../../messages/calculator-text.ts'
import { exportWords, shareText } from '../../messages/share-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { rowKeys } from '../../ui/row-keys.ts'

const [itemTitle, tierTitle] = exportWords.columns

export function PrintedQueue() {
  const { catalog } = useEngine()
  const buildList = useCalculator((state) => state.buildList)
  const keys = rowKeys(buildList, ({ itemId }) => itemId)
  return (
    <section>
      <h2>{shareText.print.queue}</h2>
      <table>
        <thead>
          <tr>
            <th className="print-tier">{tierTitle}</th>
            <th>{itemTitle}</th>
            <th className="print-number">{shareText.print.amount}</th>
          </tr>
        </thead>
        <tbody>
          {buildList.map(({ itemId, quantity }, place) => {
            const { name, tier, rarity } = findItem(catalog, itemId) ?? unknownItem(itemId)
            return (
              <tr key={keys[place]}>
                <td>{calculatorText.tierChip(tier)}</td>
                <td>{nameWithRarity({ itemName: name, rarity })}</td>
                <td className="print-number">{formatNumber(quantity)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
