import { useEffect, useState } from 'react'
import { dataManagerText } from '../../messages/data-manager-text.ts'
import { changeCalculator } from '../../state/history.ts'
import { keepPlanAside } from '../../state/keep-plan-aside.ts'
import { Button } from '../../ui/button.tsx'
import type { Message } from '../../ui/use-message.ts'
import { Section } from './section.tsx'

const text = dataManagerText.danger
const withinMs = 4_000

/** Clears inventory and build list, on a second press within 4 s (SYS-5). */
export function DangerZone({ say }: { say: (message: Message | null) => void }) {
  const [armed, setArmed] = useState(false)

  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => setArmed(false), withinMs)
    return () => clearTimeout(timer)
  }, [armed])

  function press() {
    say(null)
    setArmed(!armed)
    if (!armed) return
    keepPlanAside('data-cleared')
    changeCalculator({ kind: 'dataCleared' }, () => ({ buildList: [], inventory: new Map() }))
    say({ kind: 'success', text: text.cleared })
  }

  return (
    <Section title={text.title} hint={text.hint}>
      <Button look="danger" onClick={press}>
        {text.clear}
      </Button>
      <p role="alert" className="basis-full text-small font-semibold text-missing empty:hidden">
        {armed && text.prompt}
      </p>
    </Section>
  )
}
