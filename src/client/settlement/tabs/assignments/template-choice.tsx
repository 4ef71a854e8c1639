import { type ReactNode, useState } from 'react'
import { templateLimits } from '#domain/settlement/limits'
import type { AssignmentTemplate } from '#domain/settlement/template'
import { templatesText } from '../../../messages/templates-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DeletedTemplates } from '../../templates/deleted-templates.tsx'
import { TemplateNews } from '../../templates/template-news.tsx'
import { TemplateOptions } from '../../templates/template-options.tsx'
import { useChosenTemplate } from '../../templates/use-chosen-template.ts'
import { useDeletingTemplates } from '../../templates/use-deleting-templates.ts'
import { NewTemplateForm } from './new-template-form.tsx'
import { isAllGone, patternWords } from './pattern-words.ts'
import type { Assigning } from './use-assigning.ts'

const text = templatesText.assign

type Props = {
  settlementId: string
  assigning: Assigning
  templates: readonly AssignmentTemplate[]
  askAgain: () => Promise<void>
  /** Draws the part below the list, for the chosen template. */
  children: (template: AssignmentTemplate) => ReactNode
}

/** The assignment templates, to choose one from, to make and delete; below them what is done by the chosen one (TSK-4). */
export function TemplateChoice({ settlementId, assigning, templates, askAgain, children }: Props) {
  const deleting = useDeletingTemplates(settlementId, askAgain)
  const [isNew, setNew] = useState(false)
  const { live, chosen, choose } = useChosenTemplate(templates)
  return (
    <>
      <div className="mb-1 flex items-center justify-between gap-2">
        <h3 className="font-bold">{text.choose}</h3>
        <Button aria-expanded={isNew} onClick={() => setNew(!isNew)}>
          {text.fresh}
        </Button>
      </div>
      <TemplateNews deleting={deleting} />
      {isNew && (
        <NewTemplateForm
          settlementId={settlementId}
          assigning={assigning}
          onSaved={async ({ id }) => {
            choose(id)
            setNew(false)
            await askAgain()
          }}
          onClose={() => setNew(false)}
        />
      )}
      {live.length === 0 && !isNew && <p className="text-ink-2">{text.none}</p>}
      {live.length > 0 && !isNew && (
        <>
          <TemplateOptions
            label={text.list}
            templates={live}
            chosenId={chosen?.id ?? null}
            deleting={deleting}
            onChoose={({ id }) => choose(id)}
          >
            {(template) => patternWords(template, assigning)}
          </TemplateOptions>
          {!chosen && <p className="text-ink-2">{templatesText.chooseOne}</p>}
          {chosen && isAllGone(chosen, assigning) && (
            <p className="text-small text-warn">{text.allLeft(templateLimits.leastLoaded)}</p>
          )}
          {chosen && children(chosen)}
        </>
      )}
      <DeletedTemplates templates={templates} deleting={deleting} />
    </>
  )
}
