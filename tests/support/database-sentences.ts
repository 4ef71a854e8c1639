/** The answer if the database was lost before anything was stored. */
export const nothingSaved =
  'The database cannot be reached at the moment. Nothing was saved; please try again.'

/** The answer if the database may have stored it. */
export const perhapsSaved =
  'The database went away at the last moment, so it is not known whether this was saved. Please try again: nothing is saved twice.'
