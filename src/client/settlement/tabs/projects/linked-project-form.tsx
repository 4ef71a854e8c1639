import { useState } from 'react'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import { projectsText } from '../../../messages/projects-text.ts'
import { rowKeys } from '../../../ui/row-keys.ts'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { createFromLink } from '../../project-acts.ts'
import { nameOfQueue } from '../../queue-name.ts'
import { useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import type { LinkedQueue } from './linked-queue.ts'
import { NewProjectName } from './new-project-name.tsx'

const text = projectsText.createFrom.link
/** Enough to know a plan by; a link may hold thousands. */
const mostRows = 30

type Props = {
  catalog: Catalog
  queue: Extract<LinkedQueue, { status: 'ok' }>
  onClose: () => void
}

/** What the link queues, the project's name, and the button that creates it. */
export function LinkedProjectForm({ catalog, queue: { plan, unsure, unknown }, onClose }: Props) {
  const settlementId = useSettlementId()
  const { buildList } = plan
  const more = buildList.length - mostRows
  const keys = rowKeys(buildList, ({ itemId }) => itemId)
  const [typed, setTyped] = useState(nameOfQueue(catalog, buildList) ?? '')
  const [isTried, setTried] = useState(false)
  const name = typed.trim()
  const { submit, isBusy, trouble, clear } = useActForm(send, onClose)

  function send() {
    setTried(true)
    return name === '' ? null : createFromLink(settlementId, catalog, { ...plan, unsure }, name)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h3 className="font-bold">{text.contents(buildList.length)}</h3>
      <ul aria-label={text.contents(buildList.length)} className="mb-3 max-h-40 overflow-y-auto">
        {buildList.slice(0, mostRows).map(({ itemId, quantity }, place) => (
          <li key={keys[place]} className="wrap-anywhere">
            {text.item(quantity, itemName(catalog, itemId))}
          </li>
        ))}
        {more > 0 && <li className="text-ink-3">{text.more(more)}</li>}
      </ul>
      {unknown > 0 && <p className="mb-3 text-small text-warn">{text.unknown(unknown)}</p>}
      <NewProjectName
        value={typed}
        isTried={isTried}
        trouble={trouble}
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
