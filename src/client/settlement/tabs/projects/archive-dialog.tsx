import { useState } from 'react'
import type { Project } from '#domain/settlement/ledger-rows'
import { projectsText } from '../../../messages/projects-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { useMay } from '../../membership.ts'
import { archiveProject } from '../../project-acts.ts'
import { useRows, useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'

const text = projectsText.dialogs.archive

type Props = { project: Project; onClose: () => void }

/** Puts a project away: what it holds was used in the game, or stays in the stock (PRJ-1). */
export function ArchiveDialog({ project, onClose }: Props) {
  const settlementId = useSettlementId()
  const kinds = useRows('allotments').filter(({ projectId }) => projectId === project.id).length
  const mayUse = useMay()('inventory.use')
  const [stock, setStock] = useState<'used' | 'stays'>('stays')
  const { submit, isBusy, trouble, clear } = useActForm<unknown>(
    () => archiveProject(settlementId, project, stock),
    onClose,
  )
  const hints = { used: mayUse ? text.usedHint(kinds) : text.usedNotYours, stays: text.staysHint }
  return (
    <Dialog title={text.title} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <fieldset className="mb-3">
          <legend className="mb-2 wrap-anywhere">{text.body(project.name)}</legend>
          {kinds === 0 ? (
            <p className="text-ink-2">{text.nothingHeld}</p>
          ) : (
            (['stays', 'used'] as const).map((kind) => (
              <label key={kind} className="flex min-h-control items-start gap-2.5 py-1">
                <input
                  type="radio"
                  name="stock"
                  className="mt-1"
                  checked={stock === kind}
                  disabled={kind === 'used' && !mayUse}
                  onChange={() => {
                    setStock(kind)
                    clear()
                  }}
                />
                <span>
                  <b>{text[kind]}</b>
                  <span className="block text-small text-ink-2">{hints[kind]}</span>
                </span>
              </label>
            ))
          )}
        </fieldset>
        <FormEnd
          submit={text.button}
          isBusy={isBusy}
          failure={trouble && { sentence: projectsText.failed.archive, reason: trouble.reason }}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
