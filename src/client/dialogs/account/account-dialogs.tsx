import { lazyPart } from '../lazy-part.tsx'
import { closeAccountDialog, useAccountDialog } from './account-dialog.ts'

const parts = {
  signIn: lazyPart(() => import('../sign-in/sign-in-dialog.tsx').then((part) => part.SignInDialog)),
  signOut: lazyPart(() => import('../sign-in/sign-out-dialog.tsx').then((part) => part.SignOutDialog)),
  profile: lazyPart(() => import('../profile/profile-dialog.tsx').then((part) => part.ProfileDialog)),
}

/** Draws the dialog about accounts that is open. */
export function AccountDialogs() {
  const open = useAccountDialog()
  if (!open) return null
  const Part = parts[open]
  return <Part onClose={closeAccountDialog} />
}
