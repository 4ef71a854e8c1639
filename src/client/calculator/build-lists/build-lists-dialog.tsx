import { useState } from 'react'
import { Refusal } from '../../api/ask.ts'
import { useAsked } from '../../api/use-answer.ts'
import { buildListsText as text } from '../../messages/build-lists-text.ts'
import { messageWithUnsure } from '../../plan/unsure-message.ts'
import { useAccount } from '../../session/account.ts'
import type { SavedBuildList } from '../../state/build-lists.ts'
import { Answered } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MessageLine } from '../../ui/message-line.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { type Message, useMessage } from '../../ui/use-message.ts'
import { BuildListRow } from './build-list-row.tsx'
import { CopyOffer } from './copy-offer.tsx'
import { accountLists, browserLists, type ListKeeper, type Run } from './list-keeper.ts'
import { type OpenHow, openList } from './open-list.ts'
import { SaveListForm } from './save-list-form.tsx'

/** The saved build lists: the account's, or this browser's while nobody is signed in (SAVE-8). */
export function BuildListsDialog({ onClose }: { onClose: () => void }) {
  const account = useAccount()
  const userId = account.state === 'signedIn' ? account.userId : null
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <p className="mb-3 text-small text-ink-2">{userId ? text.withAccount : text.inBrowser}</p>
      <Lists
        key={userId ?? ''}
        keeper={userId ? accountLists : browserLists}
        userId={userId}
        onClose={onClose}
      />
    </Dialog>
  )
}

type ListsProps = { keeper: ListKeeper; userId: string | null; onClose: () => void }

function Lists({ keeper, userId, onClose }: ListsProps) {
  const [message, say] = useMessage()
  const asked = useAsked('build lists', keeper.list)
  const [deleted, setDeleted] = useState<SavedBuildList | null>(null)

  const run: Run = async (work) => {
    say(null)
    setDeleted(null)
    const result = await resultOf(work)
    // The list is read again before the message, so that nobody reads "renamed" beside the old name.
    await asked.askAgain()
    say(result)
    return result.kind === 'success'
  }

  async function remove(list: SavedBuildList) {
    const isGone = await run(async () => {
      await keeper.remove(list.id)
      return text.deleted(list.name)
    })
    if (isGone) setDeleted(list)
  }

  async function restore(list: SavedBuildList) {
    const isBack = await run(async () => {
      await keeper.save(list)
      return text.save.saved(list.name)
    })
    if (!isBack) setDeleted(list)
  }

  async function open(list: SavedBuildList, how: OpenHow) {
    const unsure = await openList(list, how).catch(() => null)
    if (unsure?.length === 0) return onClose()
    say(
      unsure
        ? messageWithUnsure(text.opened(list.name), unsure)
        : { kind: 'problem', text: text.problems.notOpened },
    )
  }

  return (
    <>
      {userId && <CopyOffer userId={userId} run={run} />}
      <SaveListForm keeper={keeper} run={run} />
      <Answered asked={asked} words={text}>
        {(lists) => <ListRows lists={lists} keeper={keeper} run={run} onDelete={remove} onOpen={open} />}
      </Answered>
      {deleted && (
        <p className="mt-2 flex items-center gap-3 rounded-part bg-sunken px-3 py-1.5 text-small">
          <span className="flex-1 wrap-anywhere">{text.deleted(deleted.name)}</span>
          <Button onClick={() => void restore(deleted)}>{text.undo}</Button>
        </p>
      )}
      {/* That a list is deleted stands in the line with the undo already. */}
      <MessageLine message={deleted && message?.kind === 'success' ? null : message} />
    </>
  )
}

type RowsProps = {
  lists: readonly SavedBuildList[]
  keeper: ListKeeper
  run: Run
  onDelete: (list: SavedBuildList) => void
  onOpen: (list: SavedBuildList, how: OpenHow) => Promise<void>
}

function ListRows({ lists, keeper, run, onDelete, onOpen }: RowsProps) {
  if (lists.length === 0) return <p className="mt-3 text-ink-3">{text.none}</p>

  function rename({ id }: SavedBuildList, name: string) {
    void run(async () => {
      await keeper.rename(id, name)
      return text.renamed(name)
    })
  }

  return (
    <ul
      ref={plainListKeys}
      aria-label={text.title}
      className="mt-3 divide-y divide-line border-t border-line"
    >
      {lists.map((list) => (
        <BuildListRow
          key={list.id}
          list={list}
          onRename={(name) => rename(list, name)}
          onDelete={() => onDelete(list)}
          onOpen={(how) => onOpen(list, how)}
        />
      ))}
    </ul>
  )
}

async function resultOf(work: () => Promise<string>): Promise<Message> {
  try {
    return { kind: 'success', text: await work() }
  } catch (error) {
    return { kind: 'problem', text: sentenceOf(error) }
  }
}

/** The server's own sentence, or the problem of this browser's storage; a general one where the network failed. */
function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const isOfBrowser = error instanceof TypeError || error instanceof DOMException
  return error instanceof Error && !isOfBrowser ? error.message : text.problems.failed
}
