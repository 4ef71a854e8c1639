import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { countingRules } from '#domain/crafting/counting-rules'
import type { NeedChange } from '#domain/crafting/plan-difference'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { catalogNewsText } from '../../messages/catalog-news-text.ts'
import { calculatorStore } from '../../state/calculator.ts'
import { countedByStore, rememberCounted } from '../../state/counted-by.ts'
import type { Engine } from '../../state/engine.ts'
import { Button } from '../../ui/button.tsx'
import { QuietNotice } from '../../ui/quiet-notice.tsx'
import { rulesDifference } from './rules-difference.ts'

const text = catalogNewsText.rules
const RulesChanges = lazyPart(() => import('./rules-changes.tsx').then((part) => part.RulesChanges))

/**
 * Says once why the numbers of the plan, or of one that was put away and is opened again, differ from what an earlier release
 * showed with the same catalogue (BEY-14).
 */
export function RulesNotice({ engine }: { engine: Engine }) {
  const counted = useStore(countedByStore)
  const { rules } = counted
  const [changes, setChanges] = useState<readonly NeedChange[]>([])
  const [open, setOpen] = useState(false)

  useEffect(() => {
    // The effect follows the whole `counted`: opening an earlier plan makes a new one, also where both plans have the same old rules.
    if (counted.rules >= countingRules) return
    // The plan as it is now, not followed: its later changes were never counted by the former rules.
    const found = rulesDifference(engine, calculatorStore.getState(), counted.rules)
    setChanges(found)
    if (found.length === 0) rememberCounted()
  }, [engine, counted])

  if (rules >= countingRules || changes.length === 0) return null
  const lower = changes.filter(({ before, after }) => after < before).length
  return (
    <>
      <QuietNotice text={text.changed(lower, changes.length - lower)}>
        <Button onClick={() => setOpen(true)}>{text.see}</Button>
        <Button look="quiet" onClick={rememberCounted}>
          {text.dismiss}
        </Button>
      </QuietNotice>
      {open && <RulesChanges changes={changes} onClose={() => setOpen(false)} />}
    </>
  )
}
