import { formatNumber } from '#contract/sentences/numbers'
import { ledgerLimits } from '#domain/settlement/limits'
import { ItemLabel } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { deliverText } from '../../messages/deliver-text.ts'
import type { Engine } from '../../state/engine.ts'
import { Button } from '../../ui/button.tsx'
import { RemoveButton } from '../../ui/remove-button.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { ItemPicker } from '../fields/item-picker.tsx'
import type { ListedTask } from '../listed-tasks.ts'
import { leftToDeliver, missingToDeliver, type UnderWay } from '../under-way.ts'
import { type Draft, emptyFurtherItem, type FurtherItem, isUnpicked } from './draft.ts'

const text = deliverText.items
/** How many items of the catalogue are offered (CON-1). */
const mostOffered = 100

type Props = {
  engine: Engine
  listed: ListedTask
  underWay: UnderWay
  draft: Draft
  problem: 'empty' | 'unpicked' | null
  onChange: (part: Partial<Draft>) => void
}

/** The items of a contribution: the task's own first and fixed, then further ones of the catalogue (CON-1). */
export function DeliveryItems({ engine, listed, underWay, draft, problem, onChange }: Props) {
  const { further } = draft
  const most = ledgerLimits.contributedItems - (listed.item ? 1 : 0)
  const put = (next: FurtherItem) =>
    onChange({ further: further.map((one) => (one.key === next.key ? next : one)) })
  return (
    <fieldset className="mb-2">
      <legend className="mb-1 font-bold">{text.title}</legend>
      <ul className="divide-y divide-line rounded-part border border-line">
        {listed.item && <OwnItem {...{ listed, underWay, draft, onChange }} />}
        {further.map((one, at) => (
          <li key={one.key} className="flex flex-wrap items-center gap-2 p-2">
            <div className="min-w-48 flex-1">
              <ItemPicker
                engine={engine}
                label={text.further(at + 1)}
                most={mostOffered}
                typed={one.typed}
                onTyped={(typed, item) => put({ ...one, typed, item })}
              />
              {problem === 'unpicked' && isUnpicked(one) && (
                <p role="alert" className="mt-1 text-small text-missing">
                  {text.unpicked}
                </p>
              )}
            </div>
            <Amount
              name={one.item?.name ?? text.further(at + 1)}
              value={one.amount}
              onChange={(amount) => put({ ...one, amount })}
            />
            <RemoveButton
              label={text.remove(at + 1)}
              onClick={() => onChange({ further: further.filter(({ key }) => key !== one.key) })}
            />
          </li>
        ))}
        <li className="p-1">
          {further.length < most ? (
            <Button
              look="quiet"
              onClick={() =>
                onChange({
                  further: [...further, emptyFurtherItem(Math.max(0, ...further.map(({ key }) => key)) + 1)],
                })
              }
            >
              + {text.add}
            </Button>
          ) : (
            <p className="p-1 text-small text-ink-2">{text.full(ledgerLimits.contributedItems)}</p>
          )}
        </li>
      </ul>
      {problem === 'empty' && (
        <p role="alert" className="mt-1 text-small text-missing">
          {text.empty}
        </p>
      )}
    </fieldset>
  )
}

type OwnProps = Pick<Props, 'listed' | 'underWay' | 'draft' | 'onChange'>

function OwnItem({ listed, underWay, draft, onChange }: OwnProps) {
  const { item } = listed
  if (!item) return null
  // How much of the item can be had now, and how much the task misses in all; both without what is under way.
  const left = leftToDeliver(listed, underWay)
  const notDelivered = missingToDeliver(listed, underWay)
  const chips = [
    { word: text.now, amount: left },
    ...(notDelivered === left ? [] : [{ word: text.missing, amount: notDelivered }]),
  ].filter(({ amount }) => amount > 0)
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1.5 p-2">
      <TierChip tier={item.tier} />
      <span className="min-w-0 flex-1">
        <ItemLabel name={item.name} rarity={item.rarity} />{' '}
        <span className="text-small text-ink-2">{text.own}</span>
      </span>
      <Amount name={item.name} value={draft.amount} onChange={(amount) => onChange({ amount })} />
      <span className="flex basis-full flex-wrap justify-end gap-1.5">
        {chips.map(({ word, amount }) => (
          <Button
            key={word}
            className={`text-small ${draft.amount === amount ? 'border-accent bg-accent-soft' : ''}`}
            aria-pressed={draft.amount === amount}
            onClick={() => onChange({ amount })}
          >
            {word} <b>{formatNumber(amount)}</b>
          </Button>
        ))}
      </span>
    </li>
  )
}

type AmountProps = { name: string; value: number; onChange: (amount: number) => void }

function Amount({ name, value, onChange }: AmountProps) {
  return (
    <Stepper
      wide
      value={value}
      min={0}
      max={ledgerLimits.amount}
      fallback={0}
      labels={{ field: text.amount(name), less: text.less(name), more: text.more(name) }}
      format={formatNumber}
      onChange={onChange}
    />
  )
}
