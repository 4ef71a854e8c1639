import type { WorkTime } from '#domain/timing/work-time'
import { timeText as text } from '../../messages/time-text.ts'
import { Button } from '../../ui/button.tsx'
import type { TimeLimit } from '../times/within.ts'

type Props = { times: readonly WorkTime[]; within: TimeLimit; onShow: () => void }

/** How many steps the chosen time hides: those that take longer, and those whose time nobody knows (BEY-20). */
export function HiddenSteps({ times, within, onShow }: Props) {
  const unknown = times.filter(({ kind }) => kind === 'untimed').length
  return (
    <div className="flex items-center gap-x-2 border-b border-line px-3.5 text-small text-ink-2">
      <span role="status">{text.hidden(times.length - unknown, unknown, within === 'unknown')}</span>
      <Button look="quiet" className="text-small" onClick={onShow}>
        {text.showAll}
      </Button>
    </div>
  )
}
