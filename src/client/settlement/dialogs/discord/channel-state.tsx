import type { Webhook } from '#contract/webhooks'
import { discordText } from '../../../messages/discord-text.ts'

const text = discordText.state

/** Whether the channel works, waits or is off, and why; and its last failure. */
export function ChannelState({ webhook }: { webhook: Webhook | null }) {
  return (
    <div role="status" className="my-2">
      {webhook === null ? <p className="text-ink-2">{text.none}</p> : <ChannelFacts webhook={webhook} />}
    </div>
  )
}

function ChannelFacts({ webhook: { isOn, lastSentAt, lastFailure, retryAt } }: { webhook: Webhook }) {
  const why = lastFailure?.sentence ?? ''
  if (!isOn)
    return (
      <>
        <p className="font-semibold text-missing">{text.off(why)}</p>
        <p className="text-small">{text.offHint}</p>
      </>
    )
  if (retryAt !== null) return <p className="font-semibold text-warn">{text.waits(why, retryAt)}</p>
  return (
    <>
      <p className="font-semibold text-have">{text.works(lastSentAt)}</p>
      {lastFailure && (
        <p className="text-small text-ink-2">{text.lastFailure(lastFailure.sentence, lastFailure.at)}</p>
      )}
    </>
  )
}
