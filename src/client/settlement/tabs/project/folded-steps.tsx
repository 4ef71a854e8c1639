import { useState } from 'react'
import { lazyTab } from '../../../lazy/lazy-tab.tsx'
import { projectPageText } from '../../../messages/project-page-text.ts'
import { usePlanQueue } from '../../../plan/current-plan.ts'
import { FoldButton } from '../../../ui/fold-button.tsx'

const text = projectPageText.steps

const ProjectSteps = lazyTab(() => import('./project-steps.tsx').then((part) => part.ProjectSteps))

/** The steps of a project, folded until they are asked for: its tasks say the same, less in order. */
export function FoldedSteps() {
  const [isOpen, setOpen] = useState(false)
  const isEmpty = usePlanQueue().length === 0
  if (isEmpty) return null
  return (
    <section aria-label={text.title} className="project-part">
      <div className="project-part-head">
        <h4 className="font-bold">
          <FoldButton isOpen={isOpen} onFold={setOpen}>
            {text.title}
          </FoldButton>
        </h4>
        <span className="project-hint text-small text-ink-2">{text.hint}</span>
      </div>
      {isOpen && <ProjectSteps />}
    </section>
  )
}
