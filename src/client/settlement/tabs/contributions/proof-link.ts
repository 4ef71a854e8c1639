/**
 * The address that a proof is, where a browser may open it; null for any other words. Only http and https become links, and none
 * that looks as if it led elsewhere: by a name before the host, or by invisible or direction-changing characters (S1, CON-1).
 */
export function proofLink(proof: string): string | null {
  const address = proof.trim()
  if (!URL.canParse(address) || /[\p{Cc}\p{Cf}]/u.test(address)) return null
  const { protocol, username, password, href } = new URL(address)
  if (username !== '' || password !== '') return null
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
