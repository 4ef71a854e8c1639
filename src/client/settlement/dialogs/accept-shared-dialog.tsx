import { perform } from '../../api/perform.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { sharedText } from '../../messages/shared-text.ts'
import { Answered } from '../../ui/answered.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ensurePersonal } from '../personal-acts.ts'
import { isLinkOpen, showShared } from '../settlement-route.ts'
import { useActForm } from '../use-act-form.ts'
import { FormEnd } from './form-end.tsx'

const text = sharedText.accept

type Props = {
  /** From the link. */
  code: string
  onClose: () => void
}

/** Says which project a link shares, and opens it. The user's own settlement, which lists shared projects, is made where there is none (SET-9). */
export function AcceptSharedDialog({ code, onClose }: Props) {
  const look = useAnswer('getProjectShareLink', { code })
  const { submit, isBusy, trouble } = useActForm(
    (gesture) => perform({ procedure: 'useProjectShareLink', input: { code }, gesture }),
    ({ id }) => {
      void ensurePersonal()
      // Whoever has left the link before the answer stays where they are. Asked before `onClose`, which leaves the link.
      const isWaitedFor = isLinkOpen(code)
      onClose()
      if (isWaitedFor) showShared(id)
    },
  )
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <Answered asked={look} words={{ ...text, retry: sharedText.retry }}>
        {({ projectName, ownerName }) => (
          <form noValidate onSubmit={(event) => void submit(event)}>
            <p className="mb-3 wrap-anywhere">{text.leadsTo(projectName, ownerName)}</p>
            <FormEnd
              submit={isBusy ? text.accepting : text.accept}
              isBusy={isBusy}
              failure={trouble && { sentence: text.acceptFailed, reason: trouble.reason }}
              onCancel={onClose}
            />
          </form>
        )}
      </Answered>
    </Dialog>
  )
}
