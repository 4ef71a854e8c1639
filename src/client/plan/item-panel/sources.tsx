import type { Item, Source } from '#domain/catalog/item'
import { cheapestPurchase } from '#domain/crafting/purchase'
import { joinDotted } from '../../item/origin.ts'
import { TierChip } from '../../item/tier-chip.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { coinsText } from '../../messages/coins-text.ts'
import { itemText } from '../../messages/item-text.ts'
import { usePlan } from '../current-plan.ts'
import { DetailSection } from './detail-section.tsx'

const text = itemText.sources
const words = calculatorText

/** Every node, animal and trader that gives the item (BEY-9); nothing where recipes say how to get it. */
export function Sources({ item }: { item: Item }) {
  const { materials } = usePlan()
  const toGet = materials.reduce((sum, row) => (row.itemId === item.id ? sum + row.toGet : sum), 0)
  if (item.sources.length === 0 && item.recipes.length > 0) return null
  return (
    <DetailSection title={text.title}>
      {item.sources.length === 0 ? (
        <p className="text-small text-ink-2">
          <b className="font-semibold text-ink">{text.unknown}.</b> {text.unknownHint}
        </p>
      ) : (
        <ul>
          {item.sources.map((source) => (
            <li
              key={`${source.type} ${source.name} ${source.tier} ${source.verb}`}
              className="flex items-center gap-2.5 border-b border-line py-1 last:border-0 classic:py-0"
            >
              <TierChip tier={source.tier} />
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{source.name}</span>
                <span className="block text-small text-ink-2">{requirements(source)}</span>
              </span>
              <span className="text-right text-tiny text-ink-3">
                {costOf(source, toGet) || yieldOf(source)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}

function requirements({ verb, type, skill, level, tool }: Source): string {
  const usual = { resource: '', enemy: words.origin.hunt, trade: words.origin.trade }[type]
  return joinDotted([
    verb || usual,
    skill && words.skill(skill, level),
    tool && words.nameAndTier(tool.name, tool.level),
  ])
}

/** What all pieces that the plan has to get would cost at a trader's; empty where there are none, or no coins are asked for. */
function costOf(source: Source, toGet: number): string {
  const purchase = toGet > 0 ? cheapestPurchase({ sources: [source] }, toGet) : null
  return purchase ? coinsText.total(purchase.coins, toGet) : ''
}

function yieldOf({ type, amount }: Source): string {
  if (amount <= 0) return ''
  return type === 'resource' ? text.perEffort(amount) : text.perGo(amount)
}
