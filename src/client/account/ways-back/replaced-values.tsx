import { Suspense, startTransition, use, useState } from 'react'
import { findItem } from '#domain/catalog/catalog'
import { ask } from '../../api/ask.ts'
import { formatMoment } from '../../messages/format.ts'
import { restoreText } from '../../messages/restore-text.ts'
import { useAccount } from '../../session/account.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useCatalogState } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import type { WaysBackProps } from './look.ts'
import { describeReplaced, putBack, type ReplacedValue } from './replaced-value.ts'
import { WayBackRow } from './way-back-row.tsx'
import { WaysBackSection } from './ways-back-section.tsx'

const text = restoreText.superseded
const shownAtFirst = 20

type Values = readonly ReplacedValue[]
type Props = Pick<WaysBackProps, 'say'>

/** What the player's other devices replaced without knowing it (SAVE-4); nothing while there is none. */
export function ReplacedValues({ say }: Props) {
  const signedIn = useAccount().state === 'signedIn'
  return signedIn ? <LoadedValues say={say} /> : null
}

function LoadedValues({ say }: Props) {
  const [values, setValues] = useState(listValues)
  return (
    <Suspense fallback={null}>
      <ValueList values={values} say={say} onAgain={() => startTransition(() => setValues(listValues()))} />
    </Suspense>
  )
}

function listValues(): Promise<Values | null> {
  return ask('listSupersededValues', {}).catch(() => null)
}

type ListProps = Props & { values: Promise<Values | null>; onAgain: () => void }

function ValueList({ values, say, onAgain }: ListProps) {
  const list = use(values)
  const [shown, setShown] = useState(shownAtFirst)
  if (list?.length === 0) return null
  const more = (list?.length ?? 0) - shown
  return (
    <WaysBackSection title={text.title} hint={text.hint}>
      {list ? (
        <ul className="divide-y divide-line">
          {list.slice(0, shown).map((value, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is loaded as a whole and only grows at its end.
            <ValueRow key={place} value={value} say={say} />
          ))}
        </ul>
      ) : (
        <p className="mt-2 flex items-center gap-3 text-small text-missing">
          {text.failed}
          <Button onClick={onAgain}>{text.retry}</Button>
        </p>
      )}
      {more > 0 && (
        <Button className="text-small" onClick={() => setShown(shown + shownAtFirst)}>
          {text.more(Math.min(more, shownAtFirst))}
        </Button>
      )}
    </WaysBackSection>
  )
}

function ValueRow({ value, say }: Props & { value: ReplacedValue }) {
  const catalog = useCatalogState()
  const item = catalog.state === 'ready' ? findItem(catalog.engine.catalog, value.itemId) : undefined
  const state = useCalculator((whole) => whole)
  const { words, isBack } = describeReplaced(value, item, state)
  const name = item?.name ?? value.itemId
  return (
    <WayBackRow title={name} notes={[words, text.replaced(formatMoment(value.at))]}>
      <Button
        className="text-small"
        disabled={isBack}
        aria-label={restoreText.of(text.putBack, `${name}, ${words}`)}
        onClick={() => say(putBack(value))}
      >
        {text.putBack}
      </Button>
    </WayBackRow>
  )
}
