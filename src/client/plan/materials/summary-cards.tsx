import { formatNumber } from '#contract/sentences/numbers'
import type { Costs } from '#domain/crafting/costs'
import type { ProfessionTotal } from '#domain/crafting/professions'
import { formatLarge } from '../../messages/format-large.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { targetsText } from '../../messages/targets-text.ts'

/** Classes that put all cards in one line from some width on: for no, one and two cards of costs. */
const cardsInLine = [
  '@min-[36rem]:grid-cols-4',
  '@min-[28rem]:grid-cols-3 @min-[40rem]:grid-cols-5',
  '@min-[28rem]:grid-cols-3 @min-[48rem]:grid-cols-6',
]

type Props = {
  materialTypes: number
  itemsNeeded: number
  professions: readonly ProfessionTotal[]
  costs: Costs
}

export function SummaryCards({ materialTypes, itemsNeeded, professions, costs }: Props) {
  const effort = professions.reduce((sum, profession) => sum + profession.effort, 0)
  const has = { supplies: costs.supplies > 0, coins: costs.coins > 0 }
  const inLine = cardsInLine[Number(has.supplies) + Number(has.coins)]
  return (
    <dl
      className={`grid flex-1 grid-cols-2 gap-2.5 tight:contents classic:flex classic:flex-wrap classic:gap-x-6 classic:gap-y-0.5 ${inLine}`}
    >
      <Card name={text.materialTypes} value={formatNumber(materialTypes)} />
      <Card name={text.itemsNeeded} value={formatLarge(itemsNeeded)} exact={formatNumber(itemsNeeded)} />
      <Card
        name={text.effortLeft}
        value={formatLarge(effort)}
        exact={formatNumber(effort)}
        // On a phone on its side the two cards of costs fill the line: the effort is shown once the rest is unfolded.
        className={has.supplies && has.coins ? 'short:in-data-folded:hidden' : ''}
      />
      <Card
        name={highestOf(professions)}
        value={text.skills(professions.length)}
        // On a small screen this card would take the place of a material: it is shown once the rest is unfolded.
        className="tight:in-data-folded:hidden"
      />
      {has.supplies && (
        <Card
          name={targetsText.supplies}
          value={formatLarge(costs.supplies)}
          exact={formatNumber(costs.supplies)}
        />
      )}
      {has.coins && (
        <Card name={targetsText.coins} value={formatLarge(costs.coins)} exact={formatNumber(costs.coins)} />
      )}
    </dl>
  )
}

type CardProps = { name: string; value: string; exact?: string; className?: string }

function Card({ name, value, exact = value, className = '' }: CardProps) {
  return (
    <div
      className={`${className} flex min-w-0 flex-col-reverse justify-end rounded-part bg-sunken px-3 py-2 tight:flex-row tight:items-baseline tight:gap-1.5 tight:bg-transparent tight:p-0 classic:flex-row classic:items-baseline classic:gap-1.5 classic:bg-transparent classic:p-0`}
    >
      <dt className="text-small leading-tight text-ink-3">{name}</dt>
      <dd
        title={exact}
        className="text-large leading-tight font-bold whitespace-nowrap tight:text-body classic:text-body"
      >
        {value}
      </dd>
    </div>
  )
}

function highestOf(professions: readonly ProfessionTotal[]): string {
  const [first, ...others] = professions
  if (!first) return text.noSkills
  const highest = others.reduce((best, next) => (next.level > best.level ? next : best), first)
  return text.highest(highest.skill, highest.level)
}
