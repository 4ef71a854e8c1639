/** Log entries about the progress links of projects (BEY-16); what leads to the page stands in none. */
export type ProgressLinkFacts = {
  'progressLink.made': { readonly project: string; readonly showsNames: boolean }
  'progressLink.names': { readonly project: string; readonly showsNames: boolean }
  'progressLink.revoked': { readonly project: string }
}
