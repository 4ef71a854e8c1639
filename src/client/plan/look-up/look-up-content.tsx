import { useState } from 'react'
import { lookUpText as text } from '../../messages/look-up-text.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { type Aside, type LookUp, lookUps, replaceLookUp } from '../aside-address.ts'
import { Blockers } from './blockers.tsx'
import { Makeable } from './makeable.tsx'
import { UsedInLookUp } from './used-in-look-up.tsx'

/** The look-ups in tabs: what takes an item, what can be made now, what holds up the plan (BEY-8). */
export function LookUpContent({ aside }: { aside: Aside & { kind: 'look-up' } }) {
  const { lookUp, of } = aside
  const [said, setSaid] = useState('')
  return (
    <>
      <Tabs<LookUp>
        label={text.title}
        open={lookUp}
        onOpen={(name) => replaceLookUp(name, of)}
        tabs={lookUps.map((name) => ({ name, label: text.tabs[name], disabled: false }))}
      >
        {lookUp === 'used-in' && <UsedInLookUp key={of} itemId={of} onAdded={setSaid} />}
        {lookUp === 'makeable' && <Makeable onAdded={setSaid} />}
        {lookUp === 'blockers' && <Blockers />}
      </Tabs>
      <p
        role="status"
        className="border-t border-line bg-have-soft px-4 py-2 text-small font-semibold text-have empty:hidden"
      >
        {said}
      </p>
    </>
  )
}
