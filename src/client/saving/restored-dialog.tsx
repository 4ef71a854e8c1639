import { useState } from 'react'
import { restoredToIn } from '#contract/epoch'
import { formatTime } from '../messages/format.ts'
import { restoredText as text } from '../messages/restored-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type RestoredQuestion, startOver } from './restored.ts'

/** Says that the server was set back, and asks what becomes of changes that it has not heard of; closing it keeps them here (R2). */
export function RestoredDialog({ question }: { question: RestoredQuestion }) {
  const [state, setState] = useState<'asked' | 'underWay' | 'failed'>('asked')
  const isUnderWay = state === 'underWay'
  const { epoch, waiting } = question
  const at = restoredToIn(epoch)
  const goOn = (what: 'send' | 'put-aside') => {
    // Closing the dialog is an answer too, and only the first answer counts.
    if (isUnderWay) return
    setState('underWay')
    startOver(question, what).catch(() => setState('failed'))
  }
  return (
    <Dialog
      title={text.title}
      closeLabel={waiting > 0 ? text.putAside(waiting) : text.goOn}
      onClose={() => goOn('put-aside')}
    >
      {/* The dialog comes by itself: an Enter meant for the page must not answer it. */}
      <p data-read-first tabIndex={-1} className="mb-3 outline-none">
        {/* null where the server's database is in its first epoch: then no time is named. */}
        {text.body(at === null ? '' : formatTime(new Date(at).toISOString()))}
      </p>
      <p className="mb-3 text-ink-2">{text.plan}</p>
      {waiting > 0 && <p className="mb-3">{text.waiting(waiting)}</p>}
      {state === 'failed' && (
        <p role="alert" className="mb-3 text-missing">
          {text.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2 *:max-phone:flex-auto">
        {waiting > 0 ? (
          <>
            <Button look="primary" disabled={isUnderWay} onClick={() => goOn('send')}>
              {text.send(waiting)}
            </Button>
            <Button disabled={isUnderWay} onClick={() => goOn('put-aside')}>
              {text.putAside(waiting)}
            </Button>
          </>
        ) : (
          <Button look="primary" disabled={isUnderWay} onClick={() => goOn('put-aside')}>
            {text.goOn}
          </Button>
        )}
      </div>
      {waiting > 0 && <p className="mt-3 text-small text-ink-2">{text.waitingHint}</p>}
    </Dialog>
  )
}
