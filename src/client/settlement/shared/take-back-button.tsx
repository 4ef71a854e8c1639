import type { SharedDelivery } from '#contract/collaborations'
import { perform } from '../../api/perform.ts'
import { sharedText } from '../../messages/shared-text.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../dialogs/failure.tsx'
import { useActForm } from '../use-act-form.ts'
import { deliveredWords } from './delivered-words.ts'

const text = sharedText.page

type Props = { collaborationId: string; delivery: SharedDelivery; onDone: (words: string) => void }

/** Takes back a delivery that waits for review (BEY-12). */
export function TakeBackButton({ collaborationId, delivery, onDone }: Props) {
  const lines = deliveredWords(delivery)
  const input = { collaborationId, contributionId: delivery.id }
  const { submit, isBusy, trouble } = useActForm(
    (gesture) => perform({ procedure: 'withdrawSharedDelivery', input, gesture }),
    () => onDone(text.takenBack(lines)),
  )
  return (
    <>
      <Button
        look="quiet"
        className="text-small"
        aria-label={text.takeBackOf(lines)}
        disabled={isBusy}
        onClick={() => void submit()}
      >
        {text.takeBack}
      </Button>
      {trouble && (
        <Failure sentence={text.takeBackFailed} reason={trouble.reason} className="basis-full text-small" />
      )}
    </>
  )
}
