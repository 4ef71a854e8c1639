import { useState } from 'react'
import { documentLimits } from '#domain/user-data/document-limits'
import { buildListsText } from '../../messages/build-lists-text.ts'
import { type LocalBuildList, readLocalLists } from '../../state/build-lists.ts'
import { Button } from '../../ui/button.tsx'
import { copyToAccount, fitsAccount, type Run } from './list-keeper.ts'
import { isAnswered, noteAnswered } from './offered-lists.ts'

const text = buildListsText.copy

type Props = { userId: string; run: Run }

/** Offers to copy lists made signed out, once to each account that signs in here (SAVE-8). */
export function CopyOffer({ userId, run }: Props) {
  const [lists, setLists] = useState<readonly LocalBuildList[]>(() =>
    readLocalLists().filter(({ id }) => !isAnswered(userId, id)),
  )
  if (lists.length === 0) return null

  function answered(some: readonly LocalBuildList[]) {
    noteAnswered(
      userId,
      some.map(({ id }) => id),
    )
    setLists((offered) => offered.filter((list) => !some.includes(list)))
  }

  async function copy() {
    const [fitting, tooLong] = [lists.filter(fitsAccount), lists.filter((list) => !fitsAccount(list))]
    for (const list of fitting) {
      await copyToAccount(list)
      // At once: copying the next list may fail, and this one is not to be offered again.
      answered([list])
    }
    const copied = fitting.length > 0 ? [text.copied(fitting.length)] : []
    return [...copied, ...tooLong.map(({ name }) => text.tooLong(name, documentLimits.queue))].join(' ')
  }

  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-part bg-accent-soft px-3 py-2">
      <p className="flex-1">{text.offer(lists.length)}</p>
      <Button look="primary" onClick={() => run(copy)}>
        {text.take}
      </Button>
      <Button onClick={() => answered(lists)}>{text.notNow}</Button>
    </div>
  )
}
