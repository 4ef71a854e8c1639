import { contributionsText } from '../../../messages/contributions-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ScrollBox } from '../../../ui/scroll-box.tsx'
import type { NamedResult } from '../../contribution-acts.ts'

const text = contributionsText.results

type Props = { results: readonly NamedResult[]; onDismiss: () => void }

/** What became of each of several contributions, those that were refused first (BEY-12). */
export function ManyResults({ results, onDismiss }: Props) {
  const refused = results.filter((one) => one.outcome === 'refused')
  const others = results.filter((one) => one.outcome !== 'refused')
  return (
    <section aria-label={text.title} className="px-3.5 py-2 text-small">
      <div className="flex items-center gap-2">
        <p role="status" className="mr-auto font-semibold">
          {text.sum(others.length, refused.length)}
        </p>
        <Button look="quiet" onClick={onDismiss}>
          {text.dismiss}
        </Button>
      </div>
      <ScrollBox className="max-h-40">
        <ul aria-label={text.list}>
          {[...refused, ...others].map((one) => (
            <li
              key={one.contributionId}
              className={one.outcome === 'refused' ? 'text-missing' : 'text-ink-2'}
            >
              <b>{one.what}</b>: {one.outcome === 'refused' ? one.reason : text.outcomes[one.outcome]}
            </li>
          ))}
        </ul>
      </ScrollBox>
    </section>
  )
}
