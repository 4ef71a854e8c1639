import { usePolledAnswer } from '../../../api/use-polled-answer.ts'
import { discordText as text } from '../../../messages/discord-text.ts'
import { Answered } from '../../../ui/answered.tsx'
import { useTouched } from '../../selectors.ts'
import { ChannelButtons } from './channel-buttons.tsx'
import { ChannelForm } from './channel-form.tsx'
import { ChannelState } from './channel-state.tsx'

/** The channel's state changes on the server as messages are posted, without an act of this page. */
const askEveryMs = 5_000

/** The settlement's Discord channel: its state, what is posted there, and its end (BEY-13, BEY-24). */
export function DiscordSection({ settlementId }: { settlementId: string }) {
  const asked = usePolledAnswer('getWebhook', { settlementId }, () => askEveryMs, useTouched('webhook'))
  return (
    <section aria-label={text.title} className="mt-4 border-t border-line pt-3">
      <h3 className="font-bold">{text.title}</h3>
      <p className="text-small text-ink-2">{text.hint}</p>
      <Answered asked={asked} words={text}>
        {({ webhook }) => (
          <>
            <ChannelState webhook={webhook} />
            {webhook && <ChannelButtons settlementId={settlementId} onDone={asked.askAgain} />}
            <ChannelForm settlementId={settlementId} webhook={webhook} onDone={asked.askAgain} />
          </>
        )}
      </Answered>
    </section>
  )
}
