import { ask } from '../../../api/ask.ts'
import { networkTimeOut } from '../../../api/network-time-out.ts'
import { outcomeOf } from '../../../api/outcome.ts'
import { perform } from '../../../api/perform.ts'
import { discordText as text } from '../../../messages/discord-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { useMessage } from '../../../ui/use-message.ts'
import { useActForm } from '../../use-act-form.ts'
import { Failure } from '../failure.tsx'

type Props = { settlementId: string; onDone: () => Promise<void> }

/** Posts a test message, or forgets the channel. */
export function ChannelButtons({ settlementId, onDone }: Props) {
  const [success, say] = useMessage()
  const input = { settlementId }
  const tested = useActForm(
    () => outcomeOf(ask('testWebhook', input, { signal: networkTimeOut() })),
    () => {
      say({ kind: 'success', text: text.tested })
      void onDone()
    },
  )
  const removed = useActForm(
    (gesture) => perform({ procedure: 'removeWebhook', input, gesture }),
    () => void onDone(),
  )
  const isBusy = tested.isBusy || removed.isBusy

  function test() {
    removed.clear()
    void tested.submit()
  }

  function remove() {
    tested.clear()
    void removed.submit()
  }

  return (
    <div className="my-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={isBusy} onClick={test}>
          {tested.isBusy ? text.testing : text.test}
        </Button>
        <ConfirmButton labels={text.remove} disabled={isBusy} onConfirm={remove} />
        <span role="status" className="text-small text-have">
          {success?.text}
        </span>
      </div>
      {tested.trouble && (
        <Failure sentence={text.testFailed} reason={tested.trouble.reason} className="mt-2" />
      )}
      {removed.trouble && (
        <Failure sentence={text.removeFailed} reason={removed.trouble.reason} className="mt-2" />
      )}
    </div>
  )
}
