import { useCallback, useEffect, useState } from 'react'
import { signInText } from '../../messages/sign-in-text.ts'
import { type SignOutResult, signOut, signOutUnsaved } from '../../session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusAccount } from '../focus-account.ts'
import { UndoneActs } from './undone-acts.tsx'

const text = signInText.out

/** Signs out at once; asks first where something could not be saved, and says where the server was not reached (AUTH-3). */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const [result, setResult] = useState<SignOutResult | 'working'>('working')

  const run = useCallback((act: () => Promise<SignOutResult>) => {
    setResult('working')
    void act().then(setResult)
  }, [])

  useEffect(() => run(signOut), [run])
  useEffect(() => {
    if (result !== 'done') return
    onClose()
    focusAccount()
  }, [result, onClose])

  if (result === 'working' || result === 'done')
    return (
      <p role="status" className="sr-only">
        {text.working}
      </p>
    )
  return (
    <Dialog title={text.title} closeLabel={signInText.close} onClose={onClose}>
      <p role="alert" className="mb-4">
        {result === 'unsaved' ? text.unsaved : signInText.errors['sign-out-failed']}
      </p>
      {result === 'unsaved' && <UndoneActs />}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => run(signOut)}>
          {text.again}
        </Button>
        {result === 'unsaved' && (
          <Button look="danger" onClick={() => run(signOutUnsaved)}>
            {text.anyway}
          </Button>
        )}
        <Button onClick={onClose}>{text.stay}</Button>
      </div>
    </Dialog>
  )
}
