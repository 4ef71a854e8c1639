/** Texts about signing in and out (AUTH-1, AUTH-3). */
export const signInText = {
  title: 'Sign In',
  close: 'Close',
  intro:
    'With an account your plans follow you to other devices, and you can plan together in settlements. The calculator works without one.',
  loading: 'Loading...',
  with: (provider: string) => `Sign in with ${provider}`,
  development: 'Development sign-in',
  developmentHint:
    'For trying things out on this machine: it asks for a name and no password. A server that others can reach never offers it.',
  none: 'This server offers no way to sign in. Whoever runs it can set one up; until then everything in the calculator works without an account.',
  providersFailed: 'The ways to sign in could not be loaded.',
  retry: 'Retry',
  waiting: (provider: string) => `Go on in the window of ${provider} that has just opened.`,
  still: 'Still signing in…',
  stillHint: 'If you closed the sign-in window, press Cancel and try again.',
  finishing: 'Signing you in…',
  cancel: 'Cancel',
  blockedLink: 'Sign in in a new tab',
  errors: {
    'popup-blocked': 'Your browser blocked the sign-in window. Open it yourself with the link below.',
    'popup-closed-by-user': 'The sign-in window was closed before you were signed in. Try again.',
    'cancelled-popup-request': 'Sign-in was cancelled. Nothing has changed.',
    'network-request-failed':
      'The sign-in service could not be reached. Check your connection and try again.',
    'too-many-requests': 'There were too many attempts. Wait a minute, then try again.',
    'user-disabled': 'This account has been switched off. Ask whoever runs this server.',
    'user-token-expired': 'Your session has ended. Please sign in again.',
    'unauthorized-domain':
      'Sign-in works only at this server’s own address. Open the page there, then try again.',
    'invalid-credential': 'The answer of the sign-in service did not fit or came too late. Try again.',
    'user-mismatch': 'That is another account than the one you are signed in with.',
    'user-not-found': 'There is no account with these details.',
    'wrong-password': 'There is no account with these details.',
    'email-already-in-use': 'This address already belongs to an account.',
    'requires-recent-login': 'Please sign in again first, to show that it is you.',
    'invalid-api-key': 'Sign-in is not set up correctly on this server. Tell whoever runs it.',
    'internal-error': 'Sign-in failed on the server. Try again in a moment.',
    'no-session':
      'You signed in, but this browser did not keep the session. Allow cookies for this page, then try again.',
    'sign-out-failed': 'You are still signed in: the server could not be reached. Try again.',
  },
  out: {
    title: 'Sign Out',
    working: 'Saving your data and signing out…',
    unsaved:
      'Your latest changes could not be saved with your account. If you sign out now, they are removed from this browser and lost.',
    again: 'Try again',
    anyway: 'Sign out and lose them',
    stay: 'Stay signed in',
  },
} as const
