import { useState } from 'react'
import { personName } from '#contract/sentences/log-sentence'
import { formatRecent } from '../../messages/format.ts'
import { inventoryEntriesText as text } from '../../messages/inventory-entries-text.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { closedBy } from '../fields/closed-by.ts'
import { revertEntry } from '../inventory-acts.ts'
import { useMay } from '../membership.ts'
import { useRow } from '../selectors.ts'
import type { KnownEntries } from './known-entries.ts'
import type { ListedEntry } from './use-entries.ts'

type Props = {
  settlementId: string
  entry: ListedEntry
  names: KnownEntries['names']
  /** The name of the entry's project, where that has ended. */
  endedProject: string | undefined
  /** The name of the entry's item, where the list is about several items. */
  itemName?: string | undefined
}

/** One movement of stock: how much, what happened, who, when, for whom; and the way to take it back. */
export function EntryRow({ settlementId, entry, names, endedProject, itemName }: Props) {
  // `running` is the stock of the item after the entry, in a list that is about one item.
  const { amount, kind, byNo, at, running, note, reverted } = entry
  // No row has the key ''.
  const project = useRow('projects', entry.projectId ?? '')
  const player = useRow('players', entry.playerId ?? '')
  const storage = useRow('storages', entry.storageId ?? '')
  const facts = [
    formatRecent(at),
    entry.projectId && (project ? text.forProject(project.name) : text.forEnded(endedProject)),
    entry.playerId && player && text.forPlayer(player.name),
    storage?.name,
    note && text.note(note),
  ].filter(Boolean)

  return (
    <li className="entry-row border-b border-line px-4 py-1.5 classic:py-0.5">
      <b className={`entry-amount ${amount > 0 ? 'text-have' : 'text-ink-2'}`}>{text.amount(amount)}</b>
      <span className="entry-what min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {itemName && `${itemName} `}
          {entry.handedOut ? text.handedOut : text.kinds[kind]} {text.by(personName(byNo, names))}
        </span>
        <span className="block text-small wrap-anywhere text-ink-2">
          {reverted && <b>{text.reverted} · </b>}
          {facts.join(' · ')}
        </span>
      </span>
      {running !== undefined && (
        <span className="entry-running text-small text-ink-2">{text.running(running)}</span>
      )}
      <span className="entry-revert">
        {canRevert(entry) && <RevertButton settlementId={settlementId} entry={entry} />}
      </span>
    </li>
  )
}

/** Entries of these kinds are written together, as parts of one thing, and are taken back together. */
const inParts: ReadonlySet<ListedEntry['kind']> = new Set(['crafted', 'used', 'finished'])

/** A reversal, and what one project handed to another, cannot be taken back; they are done the other way instead. */
function canRevert({ kind, reverted, handedOut }: ListedEntry): boolean {
  return !reverted && kind !== 'reverted' && (kind !== 'handedOver' || handedOut === true)
}

function RevertButton({ settlementId, entry }: { settlementId: string; entry: ListedEntry }) {
  const [isWaiting, setWaiting] = useState(false)
  const may = useMay()('inventory.revert')
  const { act, line, kind, amount, at } = entry

  async function revert() {
    setWaiting(true)
    await revertEntry(settlementId, { act, line })
    setWaiting(false)
  }

  if (isWaiting)
    return (
      <span role="status" className="text-small text-ink-2">
        {text.waiting}
      </span>
    )
  return (
    <ConfirmButton
      labels={inParts.has(kind) ? text.revertAll : text.revert}
      askLabel={text.revertOne(amount, text.kinds[kind], formatRecent(at))}
      {...closedBy(!may && text.notYours)}
      onConfirm={() => void revert()}
    />
  )
}
