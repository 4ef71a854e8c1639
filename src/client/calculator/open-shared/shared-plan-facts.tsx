import type { SharedPlan } from '#domain/sharing/shared-plan'
import { catalogNewsText } from '../../messages/catalog-news-text.ts'
import { shareText } from '../../messages/share-text.ts'
import { useEngine } from '../../state/catalog.ts'

const text = shareText.open
const mostNamed = 5

/**
 * What comes along with a shared queue, and what about it may not fit this catalogue. `unsure` has the names of the items whose chosen
 * recipes may be others here.
 */
export function SharedPlanFacts({ theirs, unsure }: { theirs: SharedPlan; unsure: readonly string[] }) {
  const { catalog } = useEngine()
  const { buildList, inventory, choices, odds, catalogVersion } = theirs
  const mentioned = new Set([
    ...buildList.map(({ itemId }) => itemId),
    ...inventory.keys(),
    ...choices.keys(),
  ])
  const unknown = [...mentioned].filter((itemId) => !catalog.indexById.has(itemId))
  const isOther = catalogVersion !== catalog.info.version

  return (
    <div className="mt-3 space-y-1 text-small text-ink-2">
      {inventory.size > 0 && <p>{text.inventory(inventory.size)}</p>}
      {choices.size > 0 && <p>{text.choices(choices.size)}</p>}
      {odds.size > 0 && <p>{text.odds}</p>}
      {(isOther || unknown.length > 0) && (
        <div className="space-y-1 rounded-part bg-warn-soft px-3 py-2 text-warn">
          {isOther && <p>{text.otherCatalogue}</p>}
          {unsure.length > 0 && <p>{catalogNewsText.unsureFrom(unsure)}</p>}
          {unknown.length > 0 && (
            <p className="wrap-anywhere">
              {text.unknown(unknown.length)}{' '}
              {unknown.slice(0, mostNamed).map((itemId, place) => (
                <span key={itemId}>
                  {place > 0 && ', '}
                  {/* A stranger wrote this: its right-to-left letters must not turn the text around it. */}
                  <bdi>{itemId}</bdi>
                </span>
              ))}
              {unknown.length > mostNamed && `, ${text.moreRows(unknown.length - mostNamed)}`}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
