/** The link to the page about what is stored. */
export const privacyLinkText = 'What is stored about me?'
