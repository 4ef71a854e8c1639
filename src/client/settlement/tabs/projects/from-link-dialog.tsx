import { Suspense, use, useState } from 'react'
import { findItem, itemName } from '#domain/catalog/catalog'
import { ledgerLimits } from '#domain/settlement/limits'
import { problemOf } from '../../../api/outcome.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import { type OpenedLink, openLink } from '../../../plan/link/open-link.ts'
import { planFragment } from '../../../plan/link/plan-fragment.ts'
import type { Engine } from '../../../state/engine.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { createFromLink } from '../../project-acts.ts'
import { nameOfQueue } from '../../queue-name.ts'
import { useSettlementId } from '../../selectors.ts'

const text = projectsText.createFrom.link
/** Enough to know a plan by; a link may hold thousands. */
const mostRows = 30

type Props = { engine: Engine; onClose: () => void }

/** Makes a project of a link that somebody shared from the calculator, without taking it into one's own plan (PRJ-1). */
export function FromLinkDialog({ engine, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [reading, setReading] = useState<Promise<OpenedLink> | null>(null)

  function read(next: string) {
    setTyped(next)
    const at = next.indexOf(planFragment)
    const fragment = at === -1 ? '' : next.slice(at).trim()
    setReading(next.trim() === '' ? null : openLink(engine.catalog, fragment))
  }

  return (
    <Dialog title={text.title} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <TextField label={text.field} hint={text.hint} value={typed} onChange={read} />
      {reading && (
        <Suspense fallback={<p className="text-ink-3">{text.reading}</p>}>
          <ReadLink key={typed} reading={reading} engine={engine} onClose={onClose} />
        </Suspense>
      )}
    </Dialog>
  )
}

type ReadProps = Props & { reading: Promise<OpenedLink> }

function ReadLink({ reading, engine, onClose }: ReadProps) {
  const link = use(reading)
  if (link.status === 'ok') return <LinkForm link={link} engine={engine} onClose={onClose} />
  return (
    <p role="alert" className="text-missing">
      {text.problems[link.status]}
    </p>
  )
}

type FormProps = Props & { link: Extract<OpenedLink, { status: 'ok' }> }

/** What the link queues, the project's name, and the button that creates it. */
function LinkForm({ link: { plan, unsure }, engine: { catalog }, onClose }: FormProps) {
  const settlementId = useSettlementId()
  const buildList = plan.buildList.filter(({ itemId }) => findItem(catalog, itemId) !== undefined)
  const unknown = plan.buildList.length - buildList.length
  const more = buildList.length - mostRows
  const [typed, setTyped] = useState(nameOfQueue(catalog, buildList) ?? '')
  const [isTried, setTried] = useState(false)
  const name = typed.trim()
  const { submit, isBusy, trouble, clear } = useSubmit(send, onClose)

  function send() {
    setTried(true)
    return name === '' ? null : createFromLink(settlementId, { ...plan, buildList, unsure }, name)
  }

  if (buildList.length === 0)
    return (
      <p role="alert" className="text-missing">
        {unknown === 0 ? text.empty : text.allUnknown}
      </p>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h3 className="font-bold">{text.contents(buildList.length)}</h3>
      <ul aria-label={text.contents(buildList.length)} className="mb-3 max-h-40 overflow-y-auto">
        {buildList.slice(0, mostRows).map(({ itemId, quantity }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a link carries does not change, and may name an item twice.
          <li key={place} className="wrap-anywhere">
            {text.item(quantity, itemName(catalog, itemId))}
          </li>
        ))}
        {more > 0 && <li className="text-ink-3">{text.more(more)}</li>}
      </ul>
      {unknown > 0 && <p className="mb-3 text-small text-warn">{text.unknown(unknown)}</p>}
      <TextField
        label={text.name}
        value={typed}
        maxLength={ledgerLimits.nameLength}
        problem={isTried && name === '' ? text.nameEmpty : problemOf(trouble, 'name')}
        onChange={(next) => {
          setTyped(next)
          clear()
        }}
      />
      <FormEnd
        submit={projectsText.create}
        isBusy={isBusy}
        failure={trouble && { sentence: projectsText.failed.create, reason: trouble.reason }}
        onCancel={onClose}
      />
    </form>
  )
}
