import type { ReactNode } from 'react'
import { templatesText as text } from '../../messages/templates-text.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { closedBy } from '../fields/closed-by.ts'
import { useMay } from '../membership.ts'
import type { DeletingTemplates, TemplateName } from './use-deleting-templates.ts'

type Listed = TemplateName & { readonly description: string }

type Props<Template extends Listed> = {
  label: string
  templates: readonly Template[]
  chosenId: string | null
  deleting: DeletingTemplates
  onChoose: (template: Template) => void
  /** What else is said of a template. */
  children: (template: Template) => ReactNode
}

/** The templates to choose one from; each can be deleted by those who may, after asking in place. */
export function TemplateOptions<Template extends Listed>({
  label,
  templates,
  chosenId,
  deleting,
  onChoose,
  children,
}: Props<Template>) {
  const mayDelete = useMay()('template.delete')
  return (
    <ul aria-label={label} className="mb-3 divide-y divide-line border-y border-line">
      {templates.map((template) => (
        <li
          key={template.id}
          className={`flex flex-wrap items-center gap-x-2 ${template.id === chosenId ? 'bg-accent-soft' : ''}`}
        >
          <label className="flex min-h-control min-w-0 flex-1 basis-52 items-baseline gap-2 px-2 py-1.5">
            <input
              type="radio"
              name={label}
              checked={template.id === chosenId}
              onChange={() => onChoose(template)}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <b>
                <bdi>{template.name}</bdi>
              </b>
              {template.description !== '' && (
                <span className="block text-small whitespace-pre-line">{template.description}</span>
              )}
              <span className="block text-small text-ink-2">{children(template)}</span>
            </span>
          </label>
          <span className="ml-auto">
            <ConfirmButton
              labels={text.delete}
              askLabel={text.deleteOne(template.name)}
              {...closedBy(!mayDelete && text.notYours)}
              onConfirm={() => void deleting.remove(template)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
