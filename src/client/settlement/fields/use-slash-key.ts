import { type RefObject, useEffect, useRef } from 'react'
import { focusAndSelect } from '../../ui/focus-and-select.ts'

/** The search field, which the key / brings the focus to (BEY-15). */
export function useSlashKey(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const at = event.target as HTMLElement | null
      if (at?.closest('input, textarea, select, [role=dialog], dialog')) return
      event.preventDefault()
      focusAndSelect(field.current)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return field
}
