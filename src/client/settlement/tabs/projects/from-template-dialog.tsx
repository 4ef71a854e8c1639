import type { Catalog } from '#domain/catalog/catalog'
import type { ProjectTemplate } from '#domain/settlement/template'
import { useAnswer } from '../../../api/use-answer.ts'
import { templatesText } from '../../../messages/templates-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Answered } from '../../../ui/answered.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSettlementId, useTouched } from '../../selectors.ts'
import { DeletedTemplates } from '../../templates/deleted-templates.tsx'
import { TemplateNews } from '../../templates/template-news.tsx'
import { TemplateOptions } from '../../templates/template-options.tsx'
import { useChosenTemplate } from '../../templates/use-chosen-template.ts'
import { type DeletingTemplates, useDeletingTemplates } from '../../templates/use-deleting-templates.ts'
import { StartForm } from './start-form.tsx'

const text = templatesText.start

type Props = { engine: Engine; onClose: () => void }

/** The project templates of the settlement: to start a project from one, to delete one and bring it back (PRJ-5, BEY-6). */
export function FromTemplateDialog({ engine: { catalog }, onClose }: Props) {
  const settlementId = useSettlementId()
  const asked = useAnswer('getProjectTemplates', { settlementId }, useTouched('templates'))
  const deleting = useDeletingTemplates(settlementId, asked.askAgain)
  return (
    <Dialog title={text.title} closeLabel={templatesText.close} onClose={onClose}>
      <TemplateNews deleting={deleting} />
      <Answered asked={asked} words={templatesText}>
        {(templates) => (
          <>
            <Choice catalog={catalog} templates={templates} deleting={deleting} onClose={onClose} />
            <DeletedTemplates templates={templates} deleting={deleting} />
          </>
        )}
      </Answered>
    </Dialog>
  )
}

type ChoiceProps = {
  catalog: Catalog
  templates: readonly ProjectTemplate[]
  deleting: DeletingTemplates
  onClose: () => void
}

function Choice({ catalog, templates, deleting, onClose }: ChoiceProps) {
  const { live, chosen, choose } = useChosenTemplate(templates)
  if (live.length === 0)
    return (
      <>
        <p className="font-semibold">{text.none}</p>
        <p className="text-ink-2">{text.noneHint}</p>
      </>
    )
  return (
    <>
      <TemplateOptions
        label={text.list}
        templates={live}
        chosenId={chosen?.id ?? null}
        deleting={deleting}
        onChoose={({ id }) => choose(id)}
      >
        {({ outline }) => text.items(outline.items.length)}
      </TemplateOptions>
      {chosen ? (
        <StartForm key={chosen.id} catalog={catalog} template={chosen} onClose={onClose} />
      ) : (
        <p className="text-ink-2">{templatesText.chooseOne}</p>
      )}
    </>
  )
}
