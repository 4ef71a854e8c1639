import { useState } from 'react'
import { type SettlementSettings, settingRanges } from '#domain/settlement/settings'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/preference-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMay } from '../membership.ts'
import { updateSettlement } from '../settlement-acts.ts'
import { useActForm } from '../use-act-form.ts'
import { DiscordSection } from './discord/discord-section.tsx'
import { FormEnd } from './form-end.tsx'
import { WhenOpened } from './when-opened.tsx'
import { wholeNumberProblem } from './whole-number.ts'

const text = settlementDialogsText.settings

type NumberName = keyof typeof settingRanges
type FlagName = Exclude<keyof SettlementSettings, NumberName>
const numbers = Object.keys(text.numbers) as NumberName[]
const flags = Object.keys(text.flags) as FlagName[]

/** Changes the settings of the settlement (SET-6), and its Discord channel (BEY-13). */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const may = useMay()
  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <WhenOpened>
        {({ id, settings }) => (
          <>
            <SettingsForm key={id} settlementId={id} settings={settings} onClose={onClose} />
            {may('settlement.webhook') && <DiscordSection settlementId={id} />}
          </>
        )}
      </WhenOpened>
    </Dialog>
  )
}

type Props = { settlementId: string; settings: SettlementSettings; onClose: () => void }

function SettingsForm({ settlementId, settings, onClose }: Props) {
  // As they were when the form was opened: what differs from them is what the user has changed, whatever others change meanwhile.
  const [given] = useState(settings)
  const [chosen, setChosen] = useState<Record<FlagName, boolean>>(given)
  const [typed, setTyped] = useState<Record<NumberName, string>>({
    lowStockThreshold: String(given.lowStockThreshold),
    maxAssigneesPerTask: String(given.maxAssigneesPerTask),
    defaultTaskDeadlineDays: String(given.defaultTaskDeadlineDays),
  })
  const [tried, setTried] = useState(false)
  const problem = (name: NumberName) => wholeNumberProblem(typed[name], settingRanges[name])
  const { submit, isBusy, trouble } = useActForm(save, onClose)

  function save() {
    setTried(true)
    if (numbers.some(problem)) return null
    // Only the changed settings: somebody else may be changing another one.
    const changed = Object.fromEntries([
      ...flags.filter((name) => chosen[name] !== given[name]).map((name) => [name, chosen[name]]),
      ...numbers
        .filter((name) => Number(typed[name]) !== given[name])
        .map((name) => [name, Number(typed[name])]),
    ]) as Partial<SettlementSettings>
    return updateSettlement(settlementId, { settings: changed })
  }

  return (
    <form onSubmit={submit} noValidate>
      {flags.map((name) => (
        <CheckField
          key={name}
          label={text.flags[name][0]}
          hint={text.flags[name][1]}
          checked={chosen[name]}
          onChange={(checked) => setChosen({ ...chosen, [name]: checked })}
        />
      ))}
      <div className="mt-2">
        {numbers.map((name) => (
          <TextField
            key={name}
            label={text.numbers[name][0]}
            hint={text.numbers[name][1]}
            inputMode="numeric"
            value={typed[name]}
            problem={tried ? problem(name) : null}
            onChange={(next) => setTyped({ ...typed, [name]: next })}
          />
        ))}
      </div>
      <FormEnd
        submit={text.button}
        isBusy={isBusy}
        failure={trouble && { sentence: text.failed, reason: trouble.reason }}
        onCancel={onClose}
      />
    </form>
  )
}
