import { templatesText as text } from '../../messages/templates-text.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../dialogs/failure.tsx'
import type { DeletingTemplates } from './use-deleting-templates.ts'

/** Says what came of the last deletion, with the way back beside it (BEY-6). */
export function TemplateNews({ deleting: { last, restore } }: { deleting: DeletingTemplates }) {
  return (
    <>
      <div role="status" className={last ? 'mb-2 flex flex-wrap items-center gap-3' : ''}>
        {last?.kind === 'deleted' && (
          <>
            <span className="wrap-anywhere">{text.deleted(last.template.name)}</span>
            <Button onClick={() => void restore(last.template)}>{text.undo}</Button>
          </>
        )}
        {last?.kind === 'restored' && (
          <span className="wrap-anywhere">{text.restored(last.template.name)}</span>
        )}
      </div>
      {last?.kind === 'failed' && <Failure sentence={last.sentence} reason={last.reason} className="mb-2" />}
    </>
  )
}
