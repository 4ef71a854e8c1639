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
  /** null for the first one. */
  chosenId: string | null
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
  // The first at first; it stays chosen while others are saved. One that goes is not replaced by another that nobody chose.
  const [firstId, setFirstId] = useState<string | null>(null)
  if (firstId === null && live[0]) setFirstId(live[0].id)
  const chosen = live.find(({ id }) => id === (chosenId ?? firstId))
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
            onChoose(id)
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
            ends={ends}
            onChoose={({ id }) => onChoose(id)}
          >
            {(template) => patternWords(template, assigning)}
          </TemplateOptions>
          {!chosen && <p className="text-ink-2">{templatesText.chooseOne}</p>}
          {chosen && isAllGone(chosen, assigning) && <p className="text-small text-warn">{text.allLeft}</p>}
          {chosen && children(chosen)}
        </>
      )}
      <DeletedTemplates templates={templates} ends={ends} />
    </>
  )
}
