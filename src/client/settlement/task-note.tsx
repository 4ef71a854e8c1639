import type { SkillLevels } from '#domain/crafting/skill-levels'
import { joinDotted, recipeText, sourceText } from '../item/origin.ts'
import { tasksText } from '../messages/tasks-text.ts'
import { useMeans } from '../plan/means/means.ts'
import type { ListedTask } from './listed-tasks.ts'
import { Hourglass } from './marks/hourglass.tsx'

const text = tasksText.row

/** The quiet line of a task: what it waits for, or where it is done, for which project, and how long it takes ('' where nobody can say). */
export function TaskNote({ listed, takes }: { listed: ListedTask; takes: string }) {
  const { levels } = useMeans()
  const words = joinDotted([takes, waitsText(listed) || originText(listed, levels), listed.project])
  return (
    <span className="task-note block truncate text-tiny text-ink-2" title={words}>
      {listed.state === 'waiting' && <Hourglass />}
      {words}
    </span>
  )
}

/** 'waits for 12 Plank'; empty for a task that does not wait (TSK-1). */
export function waitsText({ state, waitsFor }: ListedTask): string {
  if (state !== 'waiting') return ''
  return text.waits(waitsFor.map(({ name, amount }) => text.waitsForOne(name, amount)))
}

/** Station and skill, or where it is gathered; empty for a task without an item. */
export function originText({ item, recipe }: ListedTask, levels: SkillLevels): string {
  if (item === null) return ''
  return recipe === null ? sourceText(item, levels) : recipeText(recipe)
}
