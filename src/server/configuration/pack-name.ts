/** The name of a kept pack: the version of its catalogue, then the number of its format. */
export const packName = /^([\w-]{1,64})-(\d{1,4})\.pack\.json$/
