import type { ItemId } from '#domain/catalog/item'
import { inventoryEntriesText as text } from '../../messages/inventory-entries-text.ts'
import { Button } from '../../ui/button.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { EntryRow } from './entry-row.tsx'
import { type EntryFilter, useEntries } from './use-entries.ts'

type Props = {
  settlementId: string
  about: EntryFilter
  /** The entries are read again whenever it changes. */
  version: number
  /** Names the items, where the list is about several. */
  nameOf?: (itemId: ItemId) => string
}

/** The movements of stock of an item, a person or a project, or all of them, as far back as wanted (BEY-23). A new `about` needs a new key. */
export function EntryList({ settlementId, about, version, nameOf }: Props) {
  const { answer, trouble, askAgain, readOlder } = useEntries(settlementId, about, version)
  const failure = trouble && (
    <NotLoaded
      text={answer ? text.notNew : text.failed}
      reason={trouble.reason}
      retry={text.retry}
      onRetry={() => void askAgain()}
      className="px-4"
    />
  )
  if (!answer) return failure || <p className="px-4 py-2 text-ink-3">{text.loading}</p>
  return (
    <>
      {failure}
      {answer.entries.length === 0 ? (
        <p className="px-4 py-2 text-ink-2">{text.none}</p>
      ) : (
        <ul ref={plainListKeys} aria-label={text.title}>
          {answer.entries.map((entry) => (
            <EntryRow
              key={`${entry.act} ${entry.line}`}
              settlementId={settlementId}
              entry={entry}
              names={answer.names}
              endedProject={answer.endedProjects[entry.projectId ?? '']}
              itemName={nameOf?.(entry.itemId)}
            />
          ))}
        </ul>
      )}
      {answer.hasMore && (
        <p className="px-4 py-2">
          <Button onClick={readOlder}>{text.more}</Button>
        </p>
      )}
    </>
  )
}
