/** The address that a proof is, where a browser may open it; null for any other words: only http and https become links (CON-1). */
export function proofLink(proof: string): string | null {
  const address = proof.trim()
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
