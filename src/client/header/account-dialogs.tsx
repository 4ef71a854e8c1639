import { lazyPart } from '../lazy/lazy-part.tsx'
import { closeAccountDialog, useAccountDialog } from '../session/account-dialog.ts'
import { useBack } from '../ui/use-back.ts'

const parts = {
  signIn: lazyPart(() => import('../account/sign-in/sign-in-dialog.tsx').then((part) => part.SignInDialog)),
  signOut: lazyPart(() =>
    import('../account/sign-in/sign-out-dialog.tsx').then((part) => part.SignOutDialog),
  ),
  profile: lazyPart(() => import('../account/profile/profile-dialog.tsx').then((part) => part.ProfileDialog)),
  preferences: lazyPart(() =>
    import('../account/profile/profile-dialog.tsx').then((part) => part.PreferencesDialog),
  ),
}

/** The open dialog of the account. */
export function AccountDialogs() {
  const open = useAccountDialog()
  useBack(closeAccountDialog)
  if (!open) return null
  const Part = parts[open]
  return <Part onClose={closeAccountDialog} />
}
