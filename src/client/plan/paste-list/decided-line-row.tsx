import { formatNumber } from '#contract/sentences/numbers'
import { maxQuantity } from '#domain/build-list/build-list'
import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { unknownItem } from '#domain/catalog/read-item'
import { ItemLabel } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { pasteText as text } from '../../messages/paste-text.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { type DecidedLine, type Decision, isCertain } from './decided-lines.ts'

type Props = {
  catalog: Catalog
  line: DecidedLine
  /** What all clear lines of an item do together, in words. */
  effectOf?: ((itemId: ItemId) => string) | undefined
  /** Is told what the player says of a line; undefined for an item or amount that they take back. */
  onDecide: (key: string, decision: Decision) => void
}

/** One line of the list: what it means, or what has to be said about it. */
export function DecidedLineRow({ catalog, line, effectOf, onDecide }: Props) {
  const { read, itemId, status } = line
  const item = itemId && (findItem(catalog, itemId) ?? unknownItem(itemId))
  const asksItem = read.candidates.length > 0 && !isCertain(read)
  const name = item ? item.name : read.text

  return (
    <>
      {item && !asksItem ? (
        <>
          <TierChip tier={item.tier} />
          <ItemLabel name={item.name} rarity={item.rarity}>
            {rarityName(item.rarity)} · {text.line(read.line, read.text)}
          </ItemLabel>
        </>
      ) : (
        <div className="min-w-0 flex-1">
          <p className={`truncate font-semibold ${status === 'skipped' ? 'line-through' : ''}`}>
            {text.line(read.line, read.text)}
          </p>
          <p className={`text-tiny ${status === 'clear' ? 'text-ink-3' : 'text-warn'}`}>{reasonOf(line)}</p>
          {asksItem && <CandidateSelect catalog={catalog} line={line} onDecide={onDecide} />}
        </div>
      )}
      {read.candidates.length > 0 && read.quantity === null ? (
        <AmountField line={line} name={name} onDecide={onDecide} />
      ) : (
        <span className="shrink-0 pl-2 text-right">
          <b className="block">{line.quantity === null ? '–' : formatNumber(line.quantity)}</b>
          {effectOf && status === 'clear' && (
            <span className="block text-tiny text-ink-2">{effectOf(itemId!)}</span>
          )}
        </span>
      )}
    </>
  )
}

function CandidateSelect({ catalog, line, onDecide }: Props) {
  const { key, read, status, itemId } = line
  return (
    <select
      className={`mt-1 min-h-control w-full rounded-part border px-1.5 ${
        status === 'toDecide' ? 'border-warn bg-warn-soft' : 'border-line bg-paper'
      }`}
      aria-label={text.whichItem(read.text)}
      value={status === 'skipped' ? 'skip' : (itemId ?? '')}
      onChange={(event) => {
        const said = event.currentTarget.value
        onDecide(key, { item: said === '' ? undefined : (said as ItemId | 'skip') })
      }}
    >
      <option value="">{text.choose}</option>
      {read.candidates.map((id) => {
        const { name, tier, rarity } = findItem(catalog, id) ?? unknownItem(id)
        return (
          <option key={id} value={id}>
            {text.candidate(name, calculatorText.tierChip(tier), rarityName(rarity))}
          </option>
        )
      })}
      <option value="skip">{text.skip}</option>
    </select>
  )
}

/** In the amount field, stands for no amount, shown as an empty text; 0 is an amount. */
const notSaid = -1

function AmountField({ line, name, onDecide }: Omit<Props, 'catalog'> & { name: string }) {
  return (
    <div
      className={`field shrink-0 rounded-part border ${line.quantity !== null ? 'border-line-strong bg-paper' : 'border-warn bg-warn-soft'}`}
      title={text.noAmount}
    >
      <QuantityInput
        className="h-control w-20"
        value={line.quantity ?? notSaid}
        min={notSaid}
        max={maxQuantity}
        fallback={notSaid}
        label={text.amountOf(name)}
        format={(value) => (value === notSaid ? '' : formatNumber(value))}
        onChange={(next) => onDecide(line.key, { quantity: next === notSaid ? undefined : next })}
      />
    </div>
  )
}

function reasonOf({ read, status }: DecidedLine): string {
  if (status === 'unknown') return text.unknown
  if (!read.isExact) return text.similar
  return read.candidates.length > 1 ? text.several(read.candidates.length) : text.noAmount
}
