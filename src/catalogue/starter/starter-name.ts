/** Every release has its own starter catalogue of this name. */
export const starterName = 'Starter catalogue'
