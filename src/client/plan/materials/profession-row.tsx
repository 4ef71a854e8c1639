import { memo } from 'react'
import type { ProfessionTotal } from '#domain/crafting/professions'
import type { TimeTotal } from '#domain/timing/time-total'
import { summaryText as text } from '../../messages/summary-text.ts'
import { timeText } from '../../messages/time-text.ts'
import { LevelField } from '../means/level-field.tsx'

type Props = {
  profession: ProfessionTotal
  time: TimeTotal
  /** 0 where the player has given no level. */
  ownLevel: number
}

/** What a profession has to do, and the player's own level in it (BEY-9). */
export const ProfessionRow = memo(function ProfessionRow({ profession, time, ownLevel }: Props) {
  const { skill, level, effort, crafts, xp, toGather } = profession
  const isTooLow = ownLevel > 0 && ownLevel < level
  const facts = [
    time.actions > 0 && timeText.about(time.seconds),
    time.waitSeconds > 0 && text.waiting(time.waitSeconds),
    effort > 0 && text.effort(effort),
    crafts > 0 && text.crafts(crafts),
    toGather > 0 && text.toGather(toGather),
    xp > 0 && text.xp(xp),
  ].filter((fact) => fact !== false)
  return (
    <>
      <span className="w-32 shrink-0 truncate font-semibold" title={skill}>
        {skill}
      </span>
      <span className={`w-18 shrink-0 text-small ${isTooLow ? 'font-semibold text-warn' : 'text-ink-2'}`}>
        {text.level(level)}
      </span>
      <span className="field flex shrink-0 max-phone:ml-auto items-center rounded-part border border-line bg-paper pl-2 text-tiny text-ink-3">
        {text.yours}
        <LevelField skill={skill} level={ownLevel} className="w-11 text-ink classic:w-9" />
      </span>
      <span className="flex min-w-0 flex-1 basis-60 flex-wrap gap-x-3 text-small text-ink-2 @min-[36rem]:justify-end">
        {facts.map((fact) => (
          <span key={fact} className="whitespace-nowrap">
            {fact}
          </span>
        ))}
      </span>
    </>
  )
})
