import { ChangeList, MoreNotShown } from '../../item/change-list.tsx'
import { catalogText } from '../../messages/catalog-text.ts'
import { planProblemText } from '../../messages/plan-text.ts'
import type { CatalogDifference } from './catalog-difference.ts'

const text = catalogText.review
const mostShown = 100

/**
 * Lists what a plan needs before and after, what it gets in another way, and the items that are gone: at most 100 of each, and how many
 * more there are.
 */
export function CatalogChanges({ difference }: { difference: CatalogDifference }) {
  const { changes, gone, otherWays, problem } = difference
  if (problem)
    return (
      <p className="mt-3 text-warn">
        {text.problem} {planProblemText(problem)}
      </p>
    )
  if (changes.length === 0 && gone.length === 0 && otherWays.length === 0)
    return <p className="mt-3 font-semibold">{text.nothing}</p>
  return (
    <>
      {changes.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-bold">{text.changes(changes.length)}</h3>
          <ChangeList label={text.list} changes={changes} changeLabel={catalogText.review.changeLabel} />
        </>
      )}
      {otherWays.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-bold">{text.otherWays}</h3>
          <ul aria-label={text.otherWays}>
            {otherWays.slice(0, mostShown).map(({ itemId, name, way }) => (
              <li key={itemId} className="wrap-anywhere">
                {text.otherWay(name, way)}
              </li>
            ))}
          </ul>
          <MoreNotShown count={otherWays.length - mostShown} />
          <p className="text-small text-ink-3">{text.otherWaysHint}</p>
        </>
      )}
      {gone.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-bold">{text.gone}</h3>
          <p>{gone.slice(0, mostShown).join(', ')}</p>
          <MoreNotShown count={gone.length - mostShown} />
          <p className="text-small text-ink-3">{text.goneHint}</p>
        </>
      )}
    </>
  )
}
