import { summaryText as text } from '../../messages/summary-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { resetChoices } from '../../state/edits.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { prepareAside } from '../aside/aside.tsx'
import { openLookUp } from '../aside-address.ts'
import { PlanOdds } from './plan-odds.tsx'
import { beyondLevel, setSummaryView, useSummaryView } from './summary-view.ts'

const all = '*'

/** Filters the rows: by what is missing, by one profession, by what the player's levels allow (BEY-9). */
export function SummaryToolbar({
  skills,
  profession,
  hasChance,
}: {
  skills: readonly string[]
  profession: string | null
  /** Whether chance decides anything in the plan. */
  hasChance: boolean
}) {
  const view = useSummaryView()
  const changed = useCalculator(({ choices }) => choices.size)
  return (
    <div className="flex flex-wrap items-center gap-2 px-3.5 pt-2.5 max-phone:*:flex-[1_1_40%] classic:gap-1.5 classic:pt-1.5">
      <Button
        aria-pressed={view.onlyMissing}
        className="text-small aria-pressed:border-accent aria-pressed:bg-accent-soft"
        onClick={() => setSummaryView({ onlyMissing: !view.onlyMissing })}
      >
        {text.onlyMissing}
      </Button>
      <span className="flex min-w-0 flex-auto phone:max-w-34">
        <SelectField
          label={text.profession}
          value={profession ?? all}
          changed={profession !== null}
          options={[
            { value: all, text: text.allProfessions },
            ...skills.map((skill) => ({ value: skill, text: skill })),
          ]}
          onChange={(skill) => setSummaryView({ profession: skill === all ? null : skill })}
        />
      </span>
      <span className="flex min-w-0 flex-auto phone:max-w-36">
        <SelectField
          label={text.whatCanIDo}
          value={view.beyondLevel}
          changed={view.beyondLevel !== 'show'}
          options={beyondLevel.map((value) => ({ value, text: text.beyondLevel[value] }))}
          onChange={(value) =>
            // The section of the professions opens too: there the levels are entered.
            setSummaryView({ beyondLevel: value, open: [...new Set([...view.open, 'professions' as const])] })
          }
        />
      </span>
      <PlanOdds hasChance={hasChance} />
      <span className="ml-auto flex gap-2 max-phone:*:flex-1">
        {changed > 0 && (
          <Button look="quiet" className="text-small" title={text.resetChoicesTitle} onClick={resetChoices}>
            {text.resetChoices(changed)}
          </Button>
        )}
        <Button
          className="text-small"
          aria-haspopup="dialog"
          title={text.lookUpTitle}
          onPointerEnter={prepareAside}
          onClick={() => openLookUp('used-in')}
        >
          {text.lookUp}
        </Button>
      </span>
    </div>
  )
}
