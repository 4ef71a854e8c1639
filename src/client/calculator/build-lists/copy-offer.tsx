import { useState } from 'react'
import { buildListsText } from '../../messages/build-lists-text.ts'
import { readLocalLists, type SavedBuildList } from '../../state/build-lists.ts'
import { Button } from '../../ui/button.tsx'
import { copyToAccount, type Run } from './list-keeper.ts'
import { isAnswered, noteAnswered } from './offered-lists.ts'

const text = buildListsText.copy

type Props = { userId: string; run: Run }

/** Offers to copy lists made signed out, once to each account that signs in here (SAVE-8). */
export function CopyOffer({ userId, run }: Props) {
  const [lists, setLists] = useState<readonly SavedBuildList[]>(() =>
    readLocalLists().filter(({ id }) => !isAnswered(userId, id)),
  )
  if (lists.length === 0) return null

  function answered() {
    noteAnswered(
      userId,
      lists.map(({ id }) => id),
    )
    setLists([])
  }

  async function copy() {
    await copyToAccount(lists)
    answered()
    return text.copied(lists.length)
  }

  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-part bg-accent-soft px-3 py-2">
      <p className="flex-1">{text.offer(lists.length)}</p>
      <Button look="primary" onClick={() => run(copy)}>
        {text.take}
      </Button>
      <Button onClick={answered}>{text.notNow}</Button>
    </div>
  )
}
