import { type FormEvent, useState } from 'react'
import { newGesture } from '../../api/gesture.ts'
import { buildListsText } from '../../messages/build-lists-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { planCatalogVersion } from '../../state/plan-storage.ts'
import { Button } from '../../ui/button.tsx'
import { type ListKeeper, type Run, saveOnce } from './list-keeper.ts'

const text = buildListsText.save
/** In letters; the server has the same limit. */
export const longestListName = 80

type Props = { keeper: ListKeeper; run: Run }

/** Saves the queue as a list under a name. */
export function SaveListForm({ keeper, run }: Props) {
  const buildList = useCalculator((state) => state.buildList)
  const [name, setName] = useState('')
  const [gesture] = useState(newGesture)
  const [isSaving, setSaving] = useState(false)
  const items = buildList.reduce((sum, { quantity }) => sum + quantity, 0)
  const trimmed = name.trim()

  const isReady = trimmed !== '' && buildList.length > 0 && !isSaving

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    setSaving(true)
    await run(async () => {
      await saveOnce(keeper, gesture, { name: trimmed, entries: buildList, catalogue: planCatalogVersion() })
      // What was typed meanwhile stays.
      setName((typed) => (typed === name ? '' : typed))
      return text.saved(trimmed)
    })
    setSaving(false)
  }

  return (
    <form aria-label={text.title} onSubmit={(event) => void submit(event)}>
      <p className="mb-1.5 text-small text-ink-2">
        {buildList.length === 0 ? text.empty : text.queue(buildList.length, items)}
      </p>
      <div className="flex flex-wrap gap-2">
        <span className="field flex min-w-[12rem] flex-1 rounded-part border border-line-strong bg-paper">
          <input
            className="h-control w-full min-w-0 bg-transparent px-2.5 outline-none"
            aria-label={text.name}
            placeholder={text.name}
            maxLength={longestListName}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </span>
        <Button type="submit" look="primary" disabled={!isReady}>
          {text.button}
        </Button>
      </div>
    </form>
  )
}
