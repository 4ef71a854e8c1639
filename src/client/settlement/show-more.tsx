import { projectListsText as text } from '../messages/project-lists-text.ts'
import { Button } from '../ui/button.tsx'

/** The button below a list of which only the first rows are drawn: it draws the others. Shows nothing where there are none. */
export function ShowMore({ count, onShow }: { count: number; onShow: () => void }) {
  if (count <= 0) return null
  return (
    <p className="border-t border-line px-3.5 py-1.5">
      <Button className="text-small" onClick={onShow}>
        {text.more(count)}
      </Button>
    </p>
  )
}
