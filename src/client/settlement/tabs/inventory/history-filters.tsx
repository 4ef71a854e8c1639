import { useState } from 'react'
import { personName } from '#contract/sentences/log-sentence'
import { itemName } from '#domain/catalog/catalog'
import { inOrder } from '#domain/planning/project-order'
import { useAnswer } from '../../../api/use-answer.ts'
import { inventoryHistoryText as text } from '../../../messages/inventory-history-text.ts'
import { changeQuery } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { EntryFilter } from '../../entries/use-entries.ts'
import { ItemPicker } from '../../fields/item-picker.tsx'
import { useRows, useSeq } from '../../selectors.ts'

type Props = { settlementId: string; engine: Engine; about: EntryFilter }

/** Narrows the history; the address says what is chosen. */
export function HistoryFilters({ settlementId, engine, about: { itemId, personNo, projectId } }: Props) {
  const members = useRows('members')
  const projects = inOrder(useRows('projects'))
  // Asked again after each change of the settlement.
  const asked = useAnswer('getFormerInHistory', { settlementId }, useSeq())
  // Without an answer the history can still be narrowed to those who are there.
  const former = asked.answer ?? { people: [], projects: [] }
  const [typed, setTyped] = useState(itemId === undefined ? '' : itemName(engine.catalog, itemId))
  return (
    <div className="flex flex-wrap items-center gap-2 px-3.5 pb-2">
      <div className="flex-1 max-phone:basis-full">
        <ItemPicker
          engine={engine}
          typed={typed}
          onTyped={(next, item) => {
            setTyped(next)
            if (item) changeQuery({ item: item.id })
          }}
        />
      </div>
      {itemId !== undefined && (
        <Button
          onClick={() => {
            setTyped('')
            changeQuery({ item: null })
          }}
        >
          {text.anyItem}
        </Button>
      )}
      <span className="flex">
        <SelectField
          label={text.person}
          value={String(personNo ?? '')}
          options={[
            { value: '', text: text.anyone },
            ...members.map(({ no, name }) => ({ value: String(no), text: name })),
            ...former.people.map(({ no, name }) => ({
              value: String(no),
              text: name === null ? personName(no, {}) : text.former(name),
            })),
          ]}
          changed={personNo !== undefined}
          onChange={(no) => changeQuery({ person: no || null })}
        />
      </span>
      <span className="flex">
        <SelectField
          label={text.project}
          value={projectId ?? ''}
          options={[
            { value: '', text: text.anyProject },
            ...projects.map(({ id, name }) => ({ value: id, text: name })),
            ...former.projects.map(({ id, name }) => ({ value: id, text: text.ended(name) })),
          ]}
          changed={projectId !== undefined}
          onChange={(id) => changeQuery({ project: id || null })}
        />
      </span>
    </div>
  )
}
