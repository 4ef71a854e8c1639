import { useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { usualOptions } from '#domain/settlement/assigning/suggestions'
import { takenBack } from '#domain/settlement/assigning/taken-back'
import { settlementIn } from '#domain/settlement/tables'
import { assignText as text } from '../../../messages/assign-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { takeFocusUnlessTyping } from '../../../ui/take-focus.ts'
import { act } from '../../act.ts'
import { Failure } from '../../dialogs/failure.tsx'
import { heldNow } from '../../settlement-store.ts'
import { AdvancedOptions } from './advanced-options.tsx'
import { AssignByTemplate } from './assign-by-template.tsx'
import { AssignMany } from './assign-many.tsx'
import { AssignOne } from './assign-one.tsx'
import type { Assigned } from './assigned.ts'
import { useAssigning } from './use-assigning.ts'

const modes = ['single', 'bulk', 'template'] as const
type Mode = (typeof modes)[number]

/** What was assigned last. */
type LastAssigned = {
  readonly given: Assigned
  /** Counts on, so that each message is drawn anew and takes the focus. */
  readonly nth: number
  /** Why an assignment could not be taken back; null while nothing failed. */
  readonly failure: string | null
}

/** The Task Assignment Interface (TSK-4): one task to several people, or many tasks at once, by hand or by a template. */
export function AssignDialog({ catalog, onClose }: { catalog: Catalog; onClose: () => void }) {
  const assigning = useAssigning(catalog)
  const [mode, setMode] = useState<Mode>('single')
  const [options, setOptions] = useState(usualOptions)
  const [assigned, setAssigned] = useState<LastAssigned | null>(null)
  if (!assigning) return null
  const settlement = settlementIn(assigning.rows)
  const onAssigned = (given: Assigned) =>
    setAssigned((last) => ({ given, nth: (last?.nth ?? 0) + 1, failure: null }))
  const common = { assigning, options, settlement, onAssigned, onClose }

  async function undo(given: Assigned) {
    const held = heldNow(settlement.id)
    const tasks = held ? takenBack(held.shown, given) : []
    if (tasks.length === 0) return setAssigned(null)
    const outcome = await act(settlement.id, 'assignTasks', { tasks })
    setAssigned((last) => {
      if (!outcome.done) return last && { ...last, failure: outcome.trouble.reason }
      // More may have been assigned meanwhile: its message stays.
      return last?.given === given ? null : last
    })
  }

  return (
    <Dialog wide title={text.title} closeLabel={text.close} onClose={onClose}>
      <div role="status" className="flex flex-wrap items-center gap-3">
        {assigned && (
          <DoneLine key={assigned.nth} given={assigned.given} onUndo={() => void undo(assigned.given)} />
        )}
      </div>
      {assigned?.failure && <Failure sentence={text.notUndone} reason={assigned.failure} />}
      <Tabs
        label={text.mode}
        open={mode}
        onOpen={setMode}
        tabs={modes.map((name) => ({
          name,
          label: text.modes[name],
          disabled: false,
        }))}
      >
        {mode !== 'template' && <AdvancedOptions options={options} onChange={setOptions} />}
        {mode === 'single' && <AssignOne {...common} />}
        {mode === 'bulk' && <AssignMany {...common} />}
        {mode === 'template' && <AssignByTemplate {...common} />}
      </Tabs>
    </Dialog>
  )
}

/**
 * Says how many tasks were assigned, with a button that takes it back. Where nothing was assigned (`given` is empty), because only other
 * facts of a task were changed, it says that these are saved. It takes the focus, unless somebody types by then: the button that was
 * pressed may be disabled until more is chosen.
 */
function DoneLine({ given, onUndo }: { given: Assigned; onUndo: () => void }) {
  if (given.length === 0)
    return (
      <span ref={takeFocusUnlessTyping} tabIndex={-1} className="outline-none">
        {text.saved}
      </span>
    )
  return (
    <>
      <span>{text.done(given.length)}</span>
      <Button ref={takeFocusUnlessTyping} onClick={onUndo}>
        {text.undo}
      </Button>
    </>
  )
}
