import { useEffect, useRef, useState } from 'react'
import { inOrder } from '#domain/planning/project-order'
import type { Outcome } from '../../../api/outcome.ts'
import { inventoryText } from '../../../messages/inventory-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { MessageLine } from '../../../ui/message-line.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useMessage } from '../../../ui/use-message.ts'
import { AmountField } from '../../fields/amount-field.tsx'
import { ItemPicker } from '../../fields/item-picker.tsx'
import { NoteField, SmallField } from '../../fields/small-form.tsx'
import { addStock } from '../../inventory-acts.ts'
import { useRows, useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import { type AddEntry, emptyEntry, entryAfter } from './add-entry.ts'
import { StorageSelect } from './storage-select.tsx'

const text = inventoryText.add

type Props = { engine: Engine; onClose: () => void }

/** Adds an item to the shared stock; it stays open, since most people add several (INV-1). */
export function AddItemDialog({ engine, onClose }: Props) {
  const settlementId = useSettlementId()
  const projects = inOrder(useRows('projects'))
  // A copy: only once an item was added is the entry `emptyEntry` itself.
  const [entry, setEntry] = useState(() => ({ ...emptyEntry }))
  const [storageId, setStorageId] = useState<string | null>(null)
  const [projectId, setProjectId] = useState('')
  const [message, say] = useMessage()
  const picker = useRef<HTMLDivElement>(null)
  const { submit, isBusy, trouble, clear } = useActForm<unknown>(send, added)
  const { typed, item, quantity, note } = entry
  const change = (part: Partial<AddEntry>) => setEntry((now) => ({ ...now, ...part }))

  useEffect(() => {
    // The item was added and nothing was typed since: the name's field gets the focus, because the pressed button is disabled now. Not on a
    // touch screen, where its keyboard would cover the message.
    if (entry === emptyEntry && !matchMedia('(pointer: coarse)').matches)
      picker.current?.querySelector('input')?.focus()
  }, [entry])

  function send(): Promise<Outcome<unknown>> | null {
    if (!item || quantity === 0) return null
    say(null)
    return addStock(settlementId, {
      items: [{ itemId: item.id, quantity }],
      ...(storageId !== null && { storageId }),
      ...(projectId !== '' && { projectId }),
      ...(note.trim() && { note: note.trim() }),
    })
  }

  function added() {
    say({ kind: 'success', text: text.added(quantity, item?.name ?? '') })
    setEntry((now) => entryAfter(entry, now))
  }

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <form
        noValidate
        className="flex min-h-[min(28rem,60dvh)] flex-col gap-3"
        onSubmit={(event) => void submit(event)}
      >
        <div ref={picker}>
          <ItemPicker
            engine={engine}
            typed={typed}
            onTyped={(next, picked) => {
              change({ typed: next, item: picked })
              clear()
            }}
          />
        </div>
        <AmountField label={text.quantity} value={quantity} onChange={(next) => change({ quantity: next })} />
        <SmallField label={text.storage}>
          <StorageSelect
            label={text.storage}
            value={storageId}
            none={text.sameStorage}
            onChange={setStorageId}
          />
        </SmallField>
        {projects.length > 0 && (
          <SmallField label={text.project} hint={text.projectHint}>
            <SelectField
              label={text.project}
              value={projectId}
              options={[
                { value: '', text: text.noProject },
                ...projects.map(({ id, name }) => ({ value: id, text: name })),
              ]}
              changed={projectId !== ''}
              onChange={setProjectId}
            />
          </SmallField>
        )}
        <NoteField value={note} onChange={(next) => change({ note: next })} />
        {trouble && (
          <div role="alert" className="text-missing">
            <p className="font-semibold">{text.failed}</p>
            <p className="text-small">{trouble.reason}</p>
          </div>
        )}
        <div className="mt-auto flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{text.done}</Button>
          <Button type="submit" look="primary" disabled={!item || quantity === 0 || isBusy}>
            {isBusy ? inventoryText.form.waiting : text.submit}
          </Button>
        </div>
        <MessageLine message={message} />
      </form>
    </Dialog>
  )
}
