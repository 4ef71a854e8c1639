/** The alert where a settlement would have been emptied at once (SAVE-6). */
export function dataProtected({ projects }: { readonly projects: number }): string {
  return `DATA PROTECTION: Prevented loss of ${projects} project(s). Your data is safe! If you're experiencing sync issues, go to Debug tab → Emergency Recovery.`
}
