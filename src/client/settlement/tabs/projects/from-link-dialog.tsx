import { useRef, useState } from 'react'
import { projectsText } from '../../../messages/projects-text.ts'
import { openLink } from '../../../plan/link/open-link.ts'
import { planFragment } from '../../../plan/link/plan-fragment.ts'
import type { Engine } from '../../../state/engine.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LinkedProjectForm } from './linked-project-form.tsx'
import { type LinkedQueue, linkedQueue } from './linked-queue.ts'

const text = projectsText.createFrom.link

type Props = { engine: Engine; onClose: () => void }

/** Makes a project of a link that somebody shared from the calculator, without taking it into the user's own plan (PRJ-1). */
export function FromLinkDialog({ engine, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<LinkedQueue | 'reading' | null>(null)
  const latest = useRef(typed)

  async function read(next: string) {
    setTyped(next)
    latest.current = next
    if (next.trim() === '') return setFound(null)
    setFound('reading')
    const at = next.indexOf(planFragment)
    // What has no plan in it is opened as '', which is read as a damaged link.
    const link = await openLink(engine.catalog, at === -1 ? '' : next.slice(at).trim())
    // What was typed meanwhile is another link.
    if (latest.current === next) setFound(linkedQueue(engine.catalog, link))
  }

  const queue = found === 'reading' ? null : found
  return (
    <Dialog title={text.title} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <TextField
        label={text.field}
        hint={text.hint}
        value={typed}
        problem={queue?.status === 'problem' ? queue.problem : null}
        onChange={(next) => void read(next)}
      />
      {found === 'reading' && <p className="text-ink-3">{text.reading}</p>}
      {queue?.status === 'ok' && (
        <LinkedProjectForm key={typed} catalog={engine.catalog} queue={queue} onClose={onClose} />
      )}
    </Dialog>
  )
}
