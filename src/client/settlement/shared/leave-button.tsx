import { perform } from '../../api/perform.ts'
import { sharedText as text } from '../../messages/shared-text.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Failure } from '../dialogs/failure.tsx'
import { useActForm } from '../use-act-form.ts'

type Props = { collaborationId: string; name: string; onLeft: () => void }

/** Leaves a shared project, after asking. */
export function LeaveButton({ collaborationId, name, onLeft }: Props) {
  const { submit, isBusy, trouble } = useActForm(
    (gesture) => perform({ procedure: 'leaveSharedProject', input: { collaborationId }, gesture }),
    onLeft,
  )
  return (
    <>
      <ConfirmButton
        labels={text.leave}
        askLabel={text.leaveNamed(name)}
        disabled={isBusy}
        onConfirm={() => void submit()}
      />
      {trouble && (
        <Failure sentence={text.leaveFailed(name)} reason={trouble.reason} className="text-small" />
      )}
    </>
  )
}
