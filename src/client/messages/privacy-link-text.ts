/** The way to the page about privacy, from every dialog that has one. */
export const privacyLinkText = 'What is stored about me?'
