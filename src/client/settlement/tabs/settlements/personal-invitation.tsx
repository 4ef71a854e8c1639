import { useState } from 'react'
import { newGesture } from '../../../api/gesture.ts'
import { personalText as text } from '../../../messages/personal-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { selectPersonal } from '../../personal-acts.ts'

/** Stands first in the list for somebody who has not opened a settlement of their own yet (SET-9). */
export function PersonalInvitation() {
  return (
    <li className="fact-row">
      <span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{text.title}</span>
          <Badge>{text.private}</Badge>
        </span>
        <span className="block text-small text-ink-2">{text.hint}</span>
      </span>
      <OpenPersonalButton className="text-small" />
    </li>
  )
}

export function OpenPersonalButton({ className = '' }: { className?: string }) {
  const [gesture] = useState(newGesture)
  return (
    <Button className={className} onClick={() => void selectPersonal(gesture)}>
      {text.open}
    </Button>
  )
}
