/** A role in a sentence. The list of members shows the roles as they are written (SET-4). */
export function roleName(role: string): string {
  return role === 'co_owner' ? 'co-owner' : role
}
