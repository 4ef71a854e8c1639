import { useState } from 'react'
import { mergeWithFile, replaceWithFile } from '#domain/exporting/take-plan-file'
import { choiceChanges, rowChanges } from '#domain/undo/row-changes'
import { catalogNewsText } from '../../messages/catalog-news-text.ts'
import { dataManagerText } from '../../messages/data-manager-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { changeCalculator } from '../../state/history.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import { Button } from '../../ui/button.tsx'
import type { Message } from '../../ui/use-message.ts'
import { PlanChanges } from './plan-changes.tsx'
import type { OpenedFile } from './read-file.ts'

const text = dataManagerText.preview
const modes = { merge: mergeWithFile, replace: replaceWithFile }
type Mode = keyof typeof modes

type Props = {
  opened: OpenedFile
  /** How many rows of a damaged text could not be read. */
  lost?: number
  onDone: (result: Message | null) => void
}

/** Shows what importing a file would change, merged or as a replacement; nothing changes before the user confirms (S13). */
export function ImportPreview({ opened, lost = 0, onDone }: Props) {
  const mine = useCalculator((state) => state)
  const [mode, setMode] = useState<Mode>('merge')
  const after = modes[mode](mine, opened.file)
  const isSame = (['merge', 'replace'] as const).every((name) => {
    const then = modes[name](mine, opened.file)
    return rowChanges(mine, then).length + choiceChanges(mine, then) === 0
  })

  function take() {
    keepPlanAside('file-imported')
    changeCalculator({ kind: 'fileImported' }, (now) => modes[mode](now, opened.file))
    onDone({ kind: 'success', text: dataManagerText.local.imported })
  }

  return (
    <>
      <p className="mb-3 wrap-anywhere text-ink-2">{isSame ? text.same : text.intro(opened.name)}</p>
      {lost > 0 && (
        <p className="mb-3 rounded-part bg-warn-soft px-3 py-2 text-small text-warn">{text.lost(lost)}</p>
      )}
      {opened.unsure.length > 0 && (
        <p className="mb-3 rounded-part bg-warn-soft px-3 py-2 text-small text-warn">
          {catalogNewsText.unsureFrom(opened.unsure)}
        </p>
      )}
      {!isSame && (
        <>
          <fieldset className="mb-3 grid gap-1.5">
            <legend className="sr-only">{text.how}</legend>
            <ModeOption mode="merge" chosen={mode} means={text.mergeMeans} onChoose={setMode} />
            <ModeOption mode="replace" chosen={mode} means={text.replaceMeans} onChoose={setMode} />
          </fieldset>
          <PlanChanges before={mine} after={after} />
          <p className="mt-3 text-small text-ink-2">{text.undoHint}</p>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2 *:max-phone:flex-auto">
        {!isSame && (
          <Button look="primary" onClick={take}>
            {text.apply}
          </Button>
        )}
        <Button onClick={() => onDone(null)}>{text.cancel}</Button>
      </div>
    </>
  )
}

type OptionProps = { mode: Mode; chosen: Mode; means: string; onChoose: (mode: Mode) => void }

function ModeOption({ mode, chosen, means, onChoose }: OptionProps) {
  return (
    <label className="flex min-h-control items-center gap-2.5">
      <input
        type="radio"
        name="mode"
        className="size-4 shrink-0 accent-accent"
        checked={mode === chosen}
        onChange={() => onChoose(mode)}
      />
      <span>
        <b>{text[mode]}</b> <span className="text-small text-ink-2">{means}</span>
      </span>
    </label>
  )
}
