import { Autocomplete } from '@base-ui/react/autocomplete'
import { useLayoutEffect, useMemo, useState } from 'react'
import { paletteText as text } from '../../messages/palette-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useCatalogState } from '../../state/catalog.ts'
import { useAddedCommands } from '../../state/commands.ts'
import { useHistory } from '../../state/history.ts'
import { useRoute } from '../../state/route.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { calculatorCommands } from './calculator-commands.ts'
import { type PaletteEntry, paletteEntries } from './palette-entries.ts'

type Props = {
  /** Gives what was typed before the palette was there. */
  takeEarly: () => string
  onClose: () => void
  onShortcuts: () => void
}

/** Finds and runs commands, and queues items, by typing (BEY-15). */
export function CommandPalette({ takeEarly, onClose, onShortcuts }: Props) {
  const catalog = useCatalogState()
  const plan = useCalculator((state) => state)
  const { undo, redo } = useHistory()
  const isInSight = useRoute() === 'calculator'
  const added = useAddedCommands()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  useLayoutEffect(() => {
    const early = takeEarly()
    setTyped((now) => early + now)
  }, [takeEarly])
  const engine = catalog.state === 'ready' ? catalog.engine : null
  const entries = useMemo(() => {
    const commands = calculatorCommands({
      plan,
      catalog: engine?.catalog ?? null,
      isInSight,
      steps: { undo, redo },
      showShortcuts: onShortcuts,
    })
    return paletteEntries(typed, [...added, ...commands], engine)
  }, [typed, added, engine, plan, isInSight, undo, redo, onShortcuts])

  function pick(entry: PaletteEntry) {
    // An item leaves the palette open for the next one to be queued.
    if (entry.kind === 'command') onClose()
    setSaid(entry.run() ?? '')
    setTyped('')
  }

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        items={entries}
        itemToStringValue={(entry: PaletteEntry) => entry.title}
        value={typed}
        onValueChange={(next, { reason }) => {
          // A press would put the entry's title into the field, which `pick` empties.
          if (reason === 'item-press') return
          setTyped(next)
          setSaid('')
        }}
        autoHighlight="always"
        keepHighlight
      >
        <div className="field rounded-part border border-line-strong bg-paper">
          <Autocomplete.Input
            className="h-control w-full min-w-0 bg-transparent px-2.5 outline-none"
            aria-label={text.field}
            placeholder={text.field}
            spellCheck={false}
            autoFocus
          />
        </div>
        <Autocomplete.Empty className="text-small text-ink-3 not-empty:px-1 not-empty:py-3">
          {text.nothing}
        </Autocomplete.Empty>
        <Autocomplete.List
          aria-label={text.list}
          className="mt-1.5 h-[min(22rem,45dvh)] overflow-y-auto overscroll-contain"
        >
          {(entry: PaletteEntry) => (
            <Autocomplete.Item
              key={entry.key}
              value={entry}
              className="flex min-h-control cursor-default items-center gap-3 rounded-part px-2.5 py-1 data-highlighted:bg-accent-soft"
              onClick={() => pick(entry)}
            >
              <span className="min-w-0 truncate">{entry.title}</span>
              <span className="ml-auto shrink-0 text-tiny text-ink-2">{entry.detail}</span>
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <p role="status" className="mt-1.5 min-h-[1lh] text-small text-have">
        {said}
      </p>
    </Dialog>
  )
}
