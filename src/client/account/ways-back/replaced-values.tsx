import { useState } from 'react'
import { findItem } from '#domain/catalog/catalog'
import { allItems } from '#domain/crafting/odds'
import { useAsked } from '../../api/use-answer.ts'
import { formatTime } from '../../messages/format.ts'
import { restoreText } from '../../messages/restore-text.ts'
import { useAccount } from '../../session/account.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useCatalogState, useCatalogVersion } from '../../state/catalog.ts'
import { Answered } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { rowKeys } from '../../ui/row-keys.ts'
import { loadReplaced } from './load-replaced.ts'
import { describeReplaced, putBack, type ReplacedValue } from './replaced-value.ts'
import { WayBackRow } from './way-back-row.tsx'
import type { WaysBackProps } from './ways-back.ts'
import { WaysBackSection } from './ways-back-section.tsx'

const text = restoreText.superseded
const shownAtFirst = 20

type Props = Pick<WaysBackProps, 'say'>

/** Values that another device replaced without knowing them (SAVE-4); nothing where there are none. */
export function ReplacedValues({ say }: Props) {
  const signedIn = useAccount().state === 'signedIn'
  return signedIn ? <LoadedValues say={say} /> : null
}

function LoadedValues({ say }: Props) {
  // The values name recipes by their places in the catalogue in use, so they are loaded anew for another one.
  const asked = useAsked(`replaced values ${useCatalogVersion()}`, loadReplaced)
  const isAwaited = !asked.answer && !asked.trouble
  if (isAwaited || asked.answer?.length === 0) return null
  return (
    <WaysBackSection title={text.title} hint={text.hint}>
      <Answered asked={asked} words={text}>
        {(values) => <ValueList values={values} say={say} />}
      </Answered>
    </WaysBackSection>
  )
}

function ValueList({ values, say }: Props & { values: readonly ReplacedValue[] }) {
  const [shown, setShown] = useState(shownAtFirst)
  const more = values.length - shown
  const keys = rowKeys(values, ({ at, part, itemId }) => `${at} ${part} ${itemId}`)
  return (
    <>
      <ul ref={plainListKeys} className="divide-y divide-line">
        {values.slice(0, shown).map((value, place) => (
          <ValueRow key={keys[place]} value={value} say={say} />
        ))}
      </ul>
      {more > 0 && (
        <Button className="text-small" onClick={() => setShown(shown + shownAtFirst)}>
          {text.more(Math.min(more, shownAtFirst))}
        </Button>
      )}
    </>
  )
}

function ValueRow({ value, say }: Props & { value: ReplacedValue }) {
  const catalog = useCatalogState()
  const item = catalog.state === 'ready' ? findItem(catalog.engine.catalog, value.itemId) : undefined
  const state = useCalculator((whole) => whole)
  const { words, isBack } = describeReplaced(value, item, state)
  const ofPlan = value.part === 'odds' && value.itemId === allItems
  const name = ofPlan ? text.wholePlan : (item?.name ?? value.itemId)
  return (
    <WayBackRow title={name} notes={[words, text.replaced(formatTime(value.at))]}>
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
