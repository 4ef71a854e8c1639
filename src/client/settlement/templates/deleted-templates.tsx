import { ledgerLimits } from '#domain/settlement/limits'
import type { TemplateHead } from '#domain/settlement/template'
import { templatesText as text } from '../../messages/templates-text.ts'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { closedBy } from '../fields/closed-by.ts'
import { useMay } from '../membership.ts'
import type { DeletingTemplates } from './use-deleting-templates.ts'

/** The templates that were deleted lately, folded, with the way back (BEY-6); nothing where there are none. */
export function DeletedTemplates({
  templates,
  deleting,
}: {
  templates: readonly TemplateHead[]
  deleting: DeletingTemplates
}) {
  const mayRestore = useMay()('template.delete')
  const deleted = templates.filter(({ deletedAt }) => deletedAt !== null)
  if (deleted.length === 0) return null
  return (
    <details className="mt-3 border-t border-line pt-1">
      <summary className="cursor-pointer py-1.5 text-ink-2">{text.lately(deleted.length)}</summary>
      <ul ref={plainListKeys} className="divide-y divide-line">
        {deleted.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center gap-2 py-1">
            <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
              <bdi>{template.name}</bdi>
              <span className="block text-small text-ink-2">
                {text.deletedAt(template.deletedAt!, ledgerLimits.restoreDays)}
              </span>
            </span>
            <Button
              className="text-small"
              aria-label={text.restoreOne(template.name)}
              {...closedBy(!mayRestore && text.notYours)}
              onClick={() => void deleting.restore(template)}
            >
              {text.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
