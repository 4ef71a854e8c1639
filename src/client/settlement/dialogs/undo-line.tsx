import { Button } from '../../ui/button.tsx'

type Props = {
  /** What was done; null for nothing. */
  done: string | null
  undo: string
  onUndo: () => void
}

/** Says what was done in a dialog, with the way back beside it (BEY-6). */
export function UndoLine({ done, undo, onUndo }: Props) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 wrap-anywhere not-empty:mb-2">
      {done !== null && (
        <>
          <span>{done}</span>
          <Button onClick={onUndo}>{undo}</Button>
        </>
      )}
    </div>
  )
}
