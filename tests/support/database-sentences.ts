/** What a request is answered whose database went away before anything could be kept. */
export const nothingSaved =
  'The database cannot be reached at the moment. Nothing was saved; please try again.'

/** The same where the database may have kept it. */
export const perhapsSaved =
  'The database went away at the last moment, so it is not known whether this was saved. Please try again: nothing is saved twice.'
