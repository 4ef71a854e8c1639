import { useState } from 'react'
import { type Catalog, findItem, itemName } from '#domain/catalog/catalog'
import { knownPart, type ProjectTemplate, type TemplateItem } from '#domain/settlement/template'
import type { Gesture } from '../../../api/gesture.ts'
import { perform } from '../../../api/perform.ts'
import { recipeWayText } from '../../../item/way-text.ts'
import { templatesText } from '../../../messages/templates-text.ts'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { useSettlementId } from '../../selectors.ts'
import { say } from '../../settlement-store.ts'
import { useActForm } from '../../use-act-form.ts'
import { NewProjectName } from './new-project-name.tsx'

const text = templatesText.start

type Props = { catalog: Catalog; template: ProjectTemplate; onClose: () => void }

/** The form that starts a project from a template: the items it begins with, its name, and the button (PRJ-5). */
export function StartForm({ catalog, template, onClose }: Props) {
  const settlementId = useSettlementId()
  const [typed, setTyped] = useState(template.name)
  const [isTried, setTried] = useState(false)
  const { submit, isBusy, trouble, clear } = useActForm(send, started)
  const name = typed.trim()
  const { items } = knownPart(template.outline, catalog)
  const gone = template.outline.items.length - items.length

  function send(gesture: Gesture) {
    setTried(true)
    if (name === '') return null
    const input = { settlementId, templateId: template.id, name }
    return perform({ procedure: 'startProjectFromTemplate', input, gesture })
  }

  function started() {
    say({ kind: 'done', text: text.done(name, template.name) })
    onClose()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h3 className="font-bold">{text.contents}</h3>
      <ul aria-label={text.contents} className="max-h-40 overflow-y-auto">
        {items.map((item) => (
          <li key={`${item.itemId} ${item.recipeIndex}`} className="wrap-anywhere">
            {text.item(item.quantity, itemName(catalog, item.itemId))}
            {item.recipeIndex > 0 && (
              <span className="block text-small text-ink-2">{recipeWords(catalog, item)}</span>
            )}
          </li>
        ))}
      </ul>
      {gone > 0 && (
        <p className="text-small text-warn">{items.length > 0 ? text.gone(gone) : text.allGone}</p>
      )}
      <p className="mt-1 mb-3 text-small text-ink-2">{text.follows}</p>
      <NewProjectName
        value={typed}
        isTried={isTried}
        trouble={trouble}
        onChange={(next) => {
          setTyped(next)
          clear()
        }}
      />
      <FormEnd
        submit={text.button}
        isBusy={isBusy}
        disabled={items.length === 0}
        failure={trouble && { sentence: text.failed, reason: trouble.reason }}
        onCancel={onClose}
      />
    </form>
  )
}

function recipeWords(catalog: Catalog, { itemId, recipeIndex }: TemplateItem): string {
  return recipeWayText(catalog, findItem(catalog, itemId)?.recipes[recipeIndex])
}
