import { useSignInQuestion } from './first-sign-in.ts'
import { FirstSignInDialog } from './first-sign-in-dialog.tsx'
import { useRestoredQuestion } from './restored.ts'
import { RestoredDialog } from './restored-dialog.tsx'
import { SaveBadge } from './save-badge.tsx'

export function Saving() {
  const question = useSignInQuestion()
  const restored = useRestoredQuestion()
  return (
    <>
      <SaveBadge />
      {restored && <RestoredDialog question={restored} />}
      {question && !restored && <FirstSignInDialog question={question} />}
    </>
  )
}
