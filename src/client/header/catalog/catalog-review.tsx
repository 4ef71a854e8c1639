import { useAsked } from '../../api/use-answer.ts'
import { catalogText } from '../../messages/catalog-text.ts'
import { shellText } from '../../messages/shell-text.ts'
import { calculatorStore } from '../../state/calculator.ts'
import { openVersion } from '../../state/catalog.ts'
import type { Engine } from '../../state/engine.ts'
import { postponeNewer } from '../../state/newer-catalog.ts'
import { Answered } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CatalogChanges } from './catalog-changes.tsx'
import { catalogDifference } from './catalog-difference.ts'
import { switchTo } from './catalog-update.ts'

const text = catalogText.review

type Props = { engine: Engine; version: string; onClose: () => void }

/** Shows what a newer catalogue changes for the plan, before it is used (BEY-14). */
export function CatalogReview({ engine, version, onClose }: Props) {
  const newer = useAsked(version, () => openVersion(version))
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <Answered asked={newer} words={{ ...text, retry: shellText.retry }}>
        {(after) => <Comparison before={engine} after={after} />}
      </Answered>
    </Dialog>
  )
}

function Comparison({ before, after }: { before: Engine; after: Engine }) {
  const difference = catalogDifference(before, after, calculatorStore.getState())
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <Line name={text.now} engine={before} />
        <Line name={text.newer} engine={after} />
      </dl>
      <CatalogChanges difference={difference} />
      <p className="mt-3 text-small text-ink-3">{text.stays}</p>
      {/* Either button sets the news of a newer catalogue to null, and with that `CatalogNotices` closes this dialog. */}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void switchTo(after)}>
          {text.use}
        </Button>
        <Button onClick={postponeNewer}>{text.keep}</Button>
      </div>
    </>
  )
}

function Line({ name, engine }: { name: string; engine: Engine }) {
  const { info, size } = engine.catalog
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd>
        {shellText.catalog.button(info.name, info.date)}
        <span className="block text-small text-ink-3">{text.items(size)}</span>
      </dd>
    </>
  )
}
