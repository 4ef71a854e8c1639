/** The header's texts about the account: the only ones about accounts in the first load. */
export const accountText = {
  signIn: 'Sign In',
  signOut: 'Sign Out',
  signingOut: 'Signing out…',
  profile: 'Profile',
  data: 'Data',
  dataTitle: 'Data Manager',
  account: 'Account',
  loading: 'Loading...',
  unreachable: 'No connection',
  verified: 'Verified',
  unverified: 'Unverified',
  ended: 'Your session has ended. Please sign in again.',
  deleted: 'This account was deleted, and its copy in this browser with it.',
  dismiss: 'Dismiss',
} as const

const typeNames: Readonly<Record<string, string>> = {
  google: 'Google',
  discord: 'Discord',
  email: 'Email',
  phone: 'Phone',
  development: 'Development',
}

/** The display name of an account type. */
export function accountTypeName(type: string): string {
  return typeNames[type] ?? type
}
