import { useState } from 'react'
import { newGesture } from '../api/gesture.ts'
import { personalText as text } from '../messages/personal-text.ts'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { sharePersonal } from './personal-acts.ts'

/** Makes a personal settlement one that others can join; it asks first, because that is for good (SET-9). */
export function ShareButton({ settlementId, name }: { settlementId: string; name: string }) {
  const [gesture] = useState(newGesture)
  return (
    <ConfirmButton
      labels={text.share}
      askLabel={`${text.share.ask}: ${name}`}
      onConfirm={() => void sharePersonal(settlementId, gesture)}
    />
  )
}
