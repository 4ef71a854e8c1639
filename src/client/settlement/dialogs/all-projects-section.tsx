import { useState } from 'react'
import { dataProtected } from '#contract/sentences/data-protection'
import { settlementDataText } from '../../messages/settlement-data-text.ts'
import { log } from '../../session/debug-log.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useMay } from '../membership.ts'
import { deleteAllProjects } from '../project-acts.ts'
import { useKeys } from '../selectors.ts'
import { useActForm } from '../use-act-form.ts'
import { Failure } from './failure.tsx'

const text = settlementDataText.allProjects

/** Deletes all projects at once. The first press is held back, so that nothing is lost by a slip (SAVE-6). */
export function AllProjectsSection({ settlementId, onDone }: { settlementId: string; onDone: () => void }) {
  const may = useMay()('project.delete')
  const projects = useKeys('projects').length
  const [isHeldBack, setHeldBack] = useState(false)
  const deletion = useActForm<unknown>(() => deleteAllProjects(settlementId), onDone)

  function holdBack() {
    log('error', { operation: 'data protection', details: dataProtected({ projects }) })
    setHeldBack(true)
  }

  return (
    <section className="mt-4">
      <h3 className="font-bold">{text.title}</h3>
      <p className="mb-2 text-small text-ink-2">{text.hint}</p>
      {isHeldBack && may && projects > 0 ? (
        <>
          <p role="alert" className="mb-2 text-missing">
            {dataProtected({ projects })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="danger" wraps disabled={deletion.isBusy} onClick={() => void deletion.submit()}>
              {text.force(projects)}
            </Button>
            <Button ref={takeFocusInSight} onClick={() => setHeldBack(false)}>
              {text.keep}
            </Button>
          </div>
        </>
      ) : (
        <Button
          disabled={!may || projects === 0}
          title={may ? (projects === 0 ? text.none : undefined) : text.notYours}
          onClick={holdBack}
        >
          {text.button}
        </Button>
      )}
      {deletion.trouble && (
        <Failure sentence={text.failed} reason={deletion.trouble.reason} className="mt-2" />
      )}
    </section>
  )
}

/** Focuses the button that takes the place of the pressed one, and scrolls to it; the alert above comes into sight too. */
function takeFocusInSight(button: HTMLButtonElement | null): void {
  takeFocus(button)
  button?.scrollIntoView({ block: 'nearest' })
}
