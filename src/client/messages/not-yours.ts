/** Beside whatever the user's role keeps closed. */
export const notYours = 'Your role does not allow this.'
