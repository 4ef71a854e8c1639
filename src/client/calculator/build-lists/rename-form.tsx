import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { buildListsText as text } from '../../messages/build-lists-text.ts'
import { Button } from '../../ui/button.tsx'
import { focusAndSelect } from '../../ui/focus-and-select.ts'
import { longestListName } from './save-list-form.tsx'

type Props = { name: string; onRename: (name: string) => void; onCancel: () => void }

export function RenameForm({ name, onRename, onCancel }: Props) {
  const [next, setNext] = useState(name)
  const trimmed = next.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (trimmed !== '') onRename(trimmed)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Else the dialog would close too.
    event.stopPropagation()
    onCancel()
  }

  return (
    <form className="flex flex-wrap gap-1.5" onSubmit={submit}>
      <span className="field flex min-w-[10rem] flex-1 rounded-part border border-line-strong bg-paper">
        <input
          ref={focusAndSelect}
          className="h-control w-full min-w-0 bg-transparent px-2.5 outline-none"
          aria-label={text.newName}
          maxLength={longestListName}
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      <Button type="submit" className="text-small" disabled={trimmed === ''}>
        {text.saveName}
      </Button>
      <Button className="text-small" onClick={onCancel}>
        {text.cancel}
      </Button>
    </form>
  )
}
