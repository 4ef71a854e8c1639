import { templateLimits } from '#domain/settlement/limits'
import type { Pattern } from '#domain/settlement/template'
import { assignText } from '../../../messages/assign-text.ts'
import { templatesText } from '../../../messages/templates-text.ts'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { LimitedNumber } from './limited-number.tsx'
import type { Assigning } from './use-assigning.ts'

const text = templatesText.assign
const { least, most } = templateLimits.tasksPerPlayer
const limits = { min: least, max: most, step: 1 }

type Props = { pattern: Pattern; assigning: Assigning; onChange: (pattern: Pattern) => void }

/** How a template deals tasks out: how many to each, in which order, and to whom (TSK-4). */
export function PatternFields({ pattern, assigning: { loads, names }, onChange }: Props) {
  const { preferredPlayers } = pattern
  const toggle = (who: string) =>
    preferredPlayers.includes(who)
      ? preferredPlayers.filter((one) => one !== who)
      : [...preferredPlayers, who]
  return (
    <>
      <LimitedNumber
        label={<b>{text.perPlayer}</b>}
        hint={text.perPlayerHint(least, most)}
        value={pattern.maxTasksPerPlayer}
        limits={limits}
        onChange={(maxTasksPerPlayer) => onChange({ ...pattern, maxTasksPerPlayer })}
      />
      <label className="flex min-h-control items-center gap-2">
        <input
          type="checkbox"
          checked={pattern.balanceWorkload}
          onChange={({ currentTarget }) => onChange({ ...pattern, balanceWorkload: currentTarget.checked })}
        />
        {text.balance}
      </label>
      <fieldset className="mb-3">
        <legend className="font-bold">{text.players}</legend>
        <p className="text-small text-ink-2">{text.playersHint(templateLimits.leastLoaded)}</p>
        <ul
          ref={plainListKeys}
          className="mt-1 max-h-48 divide-y divide-line overflow-y-auto border-y border-line"
        >
          {loads.map(({ who, open, hours }) => (
            <li key={who}>
              <label className="flex min-h-control items-center gap-2 px-2">
                <input
                  type="checkbox"
                  checked={preferredPlayers.includes(who)}
                  onChange={() => onChange({ ...pattern, preferredPlayers: toggle(who) })}
                />
                <bdi className="min-w-0 flex-1 wrap-anywhere">{names.get(who) ?? '?'}</bdi>
                <span className="text-small text-ink-2">{assignText.load(open, hours)}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  )
}
