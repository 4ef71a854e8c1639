/**
 * A role in a sentence. The owner's stored role is co_owner too, so ask first whether somebody is the owner. The list of members shows the
 * stored word (SET-4).
 */
export function roleName(role: string): string {
  return role === 'co_owner' ? 'co-owner' : role
}
