import { useState } from 'react'
import { buildListsText as text } from '../../messages/build-lists-text.ts'
import type { SavedBuildList } from '../../state/build-lists.ts'
import { calculatorStore } from '../../state/calculator.ts'
import { Button } from '../../ui/button.tsx'
import { SecondPressButton } from '../../ui/second-press-button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { OpenHow } from './open-list.ts'
import { RenameForm } from './rename-form.tsx'

const againWithinMs = 4_000

type Props = {
  list: SavedBuildList
  onRename: (name: string) => void
  onDelete: () => void
  onOpen: (how: OpenHow) => Promise<void>
}

/** A saved list, with buttons to open, rename and delete it. */
export function BuildListRow({ list, onRename, onDelete, onOpen }: Props) {
  const { during } = useBusy()
  const [doing, setDoing] = useState<'opening' | 'renaming' | null>(null)
  const items = list.entries.reduce((sum, { quantity }) => sum + quantity, 0)

  const open = (how: OpenHow) => void during(() => onOpen(how).then(() => setDoing(null)))

  if (doing === 'renaming')
    return (
      <li className="py-2">
        <RenameForm
          name={list.name}
          onCancel={() => setDoing(null)}
          onRename={(name) => {
            setDoing(null)
            if (name !== list.name) onRename(name)
          }}
        />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2 classic:py-1">
      <span className="min-w-[10rem] flex-1">
        <bdi className="block font-semibold wrap-anywhere">{list.name}</bdi>
        <span className="block text-small text-ink-2">
          {text.row(list.entries.length, items, text.savedAt(list.updatedAt))}
        </span>
      </span>
      {doing === 'opening' ? (
        <span className="flex basis-full flex-wrap items-center gap-1.5">
          <span role="status" className="basis-full text-small text-ink-2">
            {text.openQuestion}
          </span>
          <Button look="primary" className="text-small" onClick={() => open('replace')}>
            {text.replace}
          </Button>
          <Button className="text-small" onClick={() => open('merge')}>
            {text.merge}
          </Button>
          <Button className="text-small" onClick={() => setDoing(null)}>
            {text.cancel}
          </Button>
        </span>
      ) : (
        <span className="flex flex-wrap gap-1.5">
          <Button
            className="text-small"
            aria-label={text.of(text.open, list.name)}
            onClick={() =>
              calculatorStore.getState().buildList.length === 0 ? open('replace') : setDoing('opening')
            }
          >
            {text.open}
          </Button>
          <Button
            className="text-small"
            aria-label={text.of(text.rename, list.name)}
            onClick={() => setDoing('renaming')}
          >
            {text.rename}
          </Button>
          <SecondPressButton
            labels={{ first: text.delete, second: text.deleteAgain }}
            withinMs={againWithinMs}
            onConfirm={onDelete}
          />
        </span>
      )}
    </li>
  )
}
