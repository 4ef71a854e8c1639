import type { SharedProjectData } from '#contract/collaborations'
import { progressWords } from '#contract/sentences/project-words'
import { sharedText as text } from '../../messages/shared-text.ts'
import { PartsBar } from '../../ui/parts-bar.tsx'

/** How far a shared project is: percent, bar, and how many tasks are ready, wait and are done. */
export function SharedProgress({ progress }: Pick<SharedProjectData, 'progress'>) {
  const { percent, done, now, missing, ready, waiting, finished } = progress
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="text-large">{text.percent(percent)}</b>
        <span className="text-small text-ink-2">{text.counts(ready, waiting, finished)}</span>
      </p>
      <PartsBar done={done} now={now} missing={missing} label={progressWords(percent, progress)} />
    </>
  )
}
