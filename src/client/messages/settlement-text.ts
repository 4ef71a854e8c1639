/** Every text of the settlement page (BEY-17). */
export const settlementText = {
  title: 'Settlement System',
  signedOut: {
    title: 'Plan together with your settlement',
    hint: 'Projects, tasks and a shared inventory belong to an account. Sign in to use them; the calculator works without.',
    noSignIn: 'This server does not offer sign-in yet.',
    toCalculator: 'Open the calculator',
  },
} as const
