import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'

const CommandPalette = lazyPart(() => import('./command-palette.tsx').then((part) => part.CommandPalette))
const ShortcutsSheet = lazyPart(() => import('./shortcuts-sheet.tsx').then((part) => part.ShortcutsSheet))

/** Listens for Ctrl+K and "?", which open the command palette and the sheet of shortcuts (BEY-15). */
export function ShortcutKeys() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  // What is typed while the palette's code is still on its way; null while it is not.
  const early = useRef<string | null>(null)
  const close = useCallback(() => {
    early.current = null
    setOpen(null)
  }, [])
  const takeEarly = useCallback(() => {
    const typed = early.current ?? ''
    early.current = null
    return typed
  }, [])
  const showPalette = useCallback(() => setOpen('palette'), [])
  const showShortcuts = useCallback(() => setOpen('shortcuts'), [])

  useEffect(() => {
    function takeKey(event: KeyboardEvent) {
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') close()
      else early.current = withKey(early.current ?? '', event.key)
    }

    function onKeyDown(event: KeyboardEvent) {
      if (early.current !== null && isForPalette(event)) return takeKey(event)
      const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      const isHelp = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
      if (!isPalette && !isHelp) return
      event.preventDefault()
      if (isDialogOpen()) return
      if (isPalette) early.current = ''
      setOpen(isPalette ? 'palette' : 'shortcuts')
    }
    // Before the field that has the focus: what is typed is for the palette.
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [close])

  return (
    <>
      {open === 'palette' && (
        <CommandPalette takeEarly={takeEarly} onClose={close} onShortcuts={showShortcuts} />
      )}
      {open === 'shortcuts' && <ShortcutsSheet onClose={close} onPalette={showPalette} />}
    </>
  )
}

function isForPalette({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isDialogOpen()
}

function withKey(typed: string, key: string): string {
  if (key === 'Backspace') return typed.slice(0, -1)
  return key.length === 1 ? typed + key : typed
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
}

/** An open dialog gets all keys. The tree's dialog stays open while it is hidden, and then does not count. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]:not([aria-hidden="true"]), [role="dialog"]') !== null
}
