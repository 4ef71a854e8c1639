import { useState } from 'react'
import type { Project } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { projectPageText } from '../../../messages/project-page-text.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useOneOpen } from '../../../ui/use-one-open.ts'
import { closedBy } from '../../fields/closed-by.ts'
import { useMay } from '../../membership.ts'
import { updateProject } from '../../project-acts.ts'
import { useActForm } from '../../use-act-form.ts'

const text = projectPageText.notes

type Props = {
  settlementId: string
  project: Project
  /** false where the project is gone, and is shown as it was last. */
  isThere: boolean
}

/** What people remember of a project, shown and edited in place (PRJ-5). */
export function ProjectNotes({ settlementId, project, isThere }: Props) {
  const mayEdit = useMay()('project.update')
  const form = useOneOpen<'edit'>()
  const isEditing = form.opened !== null
  return (
    <section aria-label={text.title} className="project-part">
      {!isEditing && (
        <div className="project-part-head">
          <h4 className="font-bold">{text.title}</h4>
          <Button
            look="quiet"
            className="ml-auto text-small"
            disabled={!isThere}
            {...closedBy(!mayEdit && projectsText.notYours)}
            onClick={() => form.open('edit')}
          >
            {text.edit}
          </Button>
        </div>
      )}
      <div className={`px-3.5 pb-3 ${isEditing ? 'pt-3' : ''}`}>
        {isEditing ? (
          <NotesForm settlementId={settlementId} project={project} isThere={isThere} onClose={form.close} />
        ) : (
          <p className="text-small wrap-anywhere whitespace-pre-line text-ink-2">
            {project.notes || text.none}
          </p>
        )}
      </div>
    </section>
  )
}

function NotesForm({ settlementId, project, isThere, onClose }: Props & { onClose: () => void }) {
  const [first] = useState(project.notes)
  const [notes, setNotes] = useState(first)
  const { submit, isBusy, trouble, clear } = useActForm<unknown>(send, onClose)

  function send() {
    if (notes !== first) return updateProject(settlementId, { projectId: project.id, notes: notes.trim() })
    // Nothing was typed: what a colleague has written meanwhile stays.
    onClose()
    return null
  }

  return (
    <form
      aria-label={text.edit}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <TextField
        label={text.title}
        rows={6}
        maxLength={ledgerLimits.textLength}
        value={notes}
        onChange={(next) => {
          setNotes(next)
          clear()
        }}
      />
      {project.notes !== first && (
        <div role="status" className="mb-2 text-small text-warn">
          <p>{text.changed}</p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-2">{project.notes || text.none}</p>
        </div>
      )}
      {trouble && (
        <div role="alert" className="mb-2 text-small text-missing">
          <p className="font-semibold">{text.failed}</p>
          <p>{trouble.reason}</p>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" look="primary" disabled={isBusy || !isThere}>
          {isBusy ? text.waiting : text.save}
        </Button>
      </div>
    </form>
  )
}
