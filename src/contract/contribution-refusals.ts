/** Refusals of a decision on a contribution that do not depend on what it holds, by their reason. */
export const contributionRefusals = {
  'no-contribution': {
    code: 'NOT_FOUND',
    field: 'contributionId',
    message: 'There is no such contribution.',
  },
  'contribution-decided': {
    code: 'CONFLICT',
    field: 'contributionId',
    message: 'This contribution was decided already.',
  },
  'contribution-changed': {
    code: 'CONFLICT',
    field: 'revision',
    message: 'This contribution was changed meanwhile. Please look at it once more.',
  },
  'own-contribution': {
    code: 'FORBIDDEN',
    field: 'contributionId',
    message: 'Somebody else has to review what you delivered.',
  },
} as const
