import { type ReactNode, useState } from 'react'
import type { AssignmentTemplate } from '#domain/settlement/template'
import { templatesText } from '../../../messages/templates-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DeletedTemplates } from '../../templates/deleted-templates.tsx'
import { TemplateNews } from '../../templates/template-news.tsx'
import { TemplateOptions } from '../../templates/template-options.tsx'
import { useTemplateEnds } from '../../templates/use-template-ends.ts'
import { NewTemplateForm } from './new-template-form.tsx'
import { isAllGone, patternWords } from './pattern-words.ts'
import type { Assigning } from './use-assigning.ts'

const text = templatesText.assign

type Props = {
  settlementId: string
  assigning: Assigning
  templates: readonly AssignmentTemplate[]
  /** Empty for the first one. */
  chosenId: string
  askAgain: () => Promise<void>
  onChoose: (templateId: string) => void
  /** What is to be done by the chosen template. */
  children: (template: AssignmentTemplate) => ReactNode
}

/** The assignment templates to choose one from, to make and delete, and what follows by the chosen one (TSK-4). */
export function TemplateChoice({
  settlementId,
  assigning,
  templates,
  chosenId,
  askAgain,
  onChoose,
  children,
}: Props) {
  const ends = useTemplateEnds(settlementId, askAgain)
  const [isNew, setNew] = useState(false)
  const live = templates.filter(({ deletedAt }) => deletedAt === null)
  const chosen = live.find(({ id }) => id === chosenId) ?? live[0]
  return (
    <>
      <div className="mb-1 flex items-center justify-between gap-2">
        <h3 className="font-bold">{text.choose}</h3>
        <Button aria-expanded={isNew} onClick={() => setNew(!isNew)}>
          {text.fresh}
        </Button>
      </div>
      <TemplateNews ends={ends} />
      {isNew && (
        <NewTemplateForm
          settlementId={settlementId}
          assigning={assigning}
          onSaved={async ({ id }) => {
            await askAgain()
            onChoose(id)
            setNew(false)
          }}
          onClose={() => setNew(false)}
        />
      )}
      {!chosen && !isNew && <p className="text-ink-2">{text.none}</p>}
      {chosen && !isNew && (
        <>
          <TemplateOptions
            label={text.list}
            templates={live}
            chosenId={chosen.id}
            ends={ends}
            onChoose={({ id }) => onChoose(id)}
          >
            {(template) => patternWords(template, assigning)}
          </TemplateOptions>
          {isAllGone(chosen, assigning) && <p className="text-small text-warn">{text.allLeft}</p>}
          {children(chosen)}
        </>
      )}
      <DeletedTemplates templates={templates} ends={ends} />
    </>
  )
}
