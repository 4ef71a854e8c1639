import { useState } from 'react'
import type { Storage } from '#domain/settlement/ledger-rows'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { UndoLine } from '../../dialogs/undo-line.tsx'
import { closedBy } from '../../fields/closed-by.ts'
import { NameForm } from '../../fields/name-form.tsx'
import {
  addStorage,
  type FormerStorage,
  removeStorage,
  renameStorage,
  restoreStorage,
} from '../../inventory-acts.ts'
import { useMay } from '../../membership.ts'
import { useRows, useSettlementId, useSettlements } from '../../selectors.ts'
import { byName } from './storages.ts'

const text = inventoryText.storages

/** The places where the settlement's stock lies (INV-1). */
export function StoragesDialog({ onClose }: { onClose: () => void }) {
  const settlementId = useSettlementId()
  const storages = byName(useRows('storages'))
  const stock = useRows('stock')
  const mayEdit = useMay()('storage.manage')
  const [removed, setRemoved] = useState<FormerStorage | null>(null)
  const kindsIn = (storageId: string) => stock.filter((row) => row.storageId === storageId).length

  async function putBack(former: FormerStorage) {
    if (await restoreStorage(settlementId, former)) setRemoved(null)
  }

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <Failure />
      <UndoLine
        done={removed && text.removed(removed.storage.name)}
        undo={text.undo}
        onUndo={() => removed && void putBack(removed)}
      />
      <p className="mb-2 text-small text-ink-2">{mayEdit ? text.hint : text.notYours}</p>
      {mayEdit && (
        <div className="mb-3 flex">
          <NameForm
            labels={{ field: text.name, submit: text.add, empty: text.nameEmpty }}
            name=""
            onName={(name) => addStorage(settlementId, name)}
          />
        </div>
      )}
      {storages.length === 0 ? (
        <p className="text-ink-3">{text.none}</p>
      ) : (
        <ul ref={plainListKeys} aria-label={text.title} className="divide-y divide-line border-y border-line">
          {storages.map((storage) => (
            <StorageRow
              key={storage.id}
              settlementId={settlementId}
              storage={storage}
              kinds={kindsIn(storage.id)}
              mayEdit={mayEdit}
              onRemoved={setRemoved}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** Why the last act failed; the page behind the dialog says so too. */
function Failure() {
  const news = useSettlements((state) => state.news)
  return (
    <div role="alert" className="mb-2 text-missing empty:hidden">
      {news?.kind === 'problem' && (
        <>
          <p className="font-semibold">{news.text}</p>
          <p className="text-small">{news.reason}</p>
        </>
      )}
    </div>
  )
}

type RowProps = {
  settlementId: string
  storage: Storage
  kinds: number
  mayEdit: boolean
  onRemoved: (former: FormerStorage) => void
}

function StorageRow({ settlementId, storage, kinds, mayEdit, onRemoved }: RowProps) {
  const { id, name } = storage
  const [isRenaming, setRenaming] = useState(false)
  const closed = closedBy(!mayEdit && text.notYours)

  async function rename(next: string): Promise<boolean> {
    const isDone = next === name || (await renameStorage(settlementId, id, next))
    if (isDone) setRenaming(false)
    return isDone
  }

  async function remove() {
    const former = await removeStorage(settlementId, storage)
    if (former) onRemoved(former)
  }

  if (isRenaming)
    return (
      <li className="flex py-1.5">
        <NameForm
          labels={{ field: text.newName, submit: text.save, empty: text.nameEmpty, cancel: text.cancel }}
          name={name}
          onName={rename}
          onCancel={() => setRenaming(false)}
        />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-small text-ink-2">{text.kinds(kinds)}</span>
      </span>
      <Button
        look="quiet"
        className="text-small"
        aria-label={text.of(text.rename, name)}
        {...closed}
        onClick={() => setRenaming(true)}
      >
        {text.rename}
      </Button>
      <ConfirmButton
        labels={text.remove}
        askLabel={text.of(text.remove.ask, name)}
        {...closed}
        onConfirm={() => void remove()}
      />
    </li>
  )
}
