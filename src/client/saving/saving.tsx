import { useSignInQuestion } from './first-sign-in.ts'
import { FirstSignInDialog } from './first-sign-in-dialog.tsx'
import { SaveBadge } from './save-badge.tsx'

export function Saving() {
  const question = useSignInQuestion()
  return (
    <>
      <SaveBadge />
      {question && <FirstSignInDialog question={question} />}
    </>
  )
}
