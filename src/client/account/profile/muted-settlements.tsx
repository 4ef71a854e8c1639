import { useState } from 'react'
import { useAnswer } from '../../api/use-answer.ts'
import { profileText } from '../../messages/profile-text.ts'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { mute } from '../mute.ts'

const text = profileText.preferences.muted

/** The settlements that tell the user nothing, each with a button that ends this; nothing where there are none. */
export function MutedSettlements() {
  const { answer, askAgain } = useAnswer('getMutedSettlements', {})
  const [problem, setProblem] = useState<string | null>(null)
  if (!answer || answer.length === 0) return null

  async function unmute(settlementId: string) {
    const outcome = await mute(settlementId, false)
    setProblem(outcome.done ? null : outcome.trouble.reason)
    await askAgain()
  }

  return (
    <div className="mt-1.5">
      <p className="text-small text-ink-2">{text.title}</p>
      <ul ref={plainListKeys} aria-label={text.title}>
        {answer.map(({ settlementId, name }) => (
          <li key={settlementId} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Button
              look="quiet"
              className="text-small"
              aria-label={text.unmuteLabel(name)}
              onClick={() => void unmute(settlementId)}
            >
              {text.unmute}
            </Button>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-missing">
          {problem}
        </p>
      )}
    </div>
  )
}
