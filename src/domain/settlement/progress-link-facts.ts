/** Log entries about the progress links of projects (BEY-16); none contains the page's address. */
export type ProgressLinkFacts = {
  'progressLink.made': { readonly project: string; readonly showsNames: boolean }
  'progressLink.names': { readonly project: string; readonly showsNames: boolean }
  'progressLink.revoked': { readonly project: string }
}
