/** Every text of the settlement page (BEY-17). */
export const settlementText = {
  title: 'Settlement System',
  toCalculator: 'Open the calculator',
  signedOut: {
    title: 'Plan together with your settlement',
    hint: 'Projects, tasks and a shared inventory belong to an account. Sign in to use them; the calculator works without.',
    signIn: 'Sign In',
  },
  signedOutToContribute: {
    title: 'Please log in to submit contributions',
    hint: 'What you deliver is counted for you, so it belongs to an account.',
  },
  invited: {
    title: 'You are invited to a settlement',
    hint: 'Sign in to see which one, and to join it.',
  },
  shared: {
    title: 'Somebody shares a project with you',
    hint: 'Sign in to see which one, and to help with it.',
  },
} as const
