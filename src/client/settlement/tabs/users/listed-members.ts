import { plainText } from '#domain/catalog/plain-text'
import { roles } from '#domain/settlement/role'
import type { Member } from '#domain/settlement/tables'

export const memberOrders = ['joined', 'name', 'role', 'active'] as const
export type MemberOrder = (typeof memberOrders)[number]

type View = { readonly search: string; readonly order: MemberOrder; readonly here: ReadonlySet<string> }

/** The members whose name or role has the searched text, accents and case aside, in the wanted order. */
export function membersIn(members: readonly Member[], { search, order, here }: View): readonly Member[] {
  const wanted = plainText(search.trim())
  const found = members.filter(({ name, role }) => plainText(`${name} ${role}`).includes(wanted))
  const names = new Intl.Collator()
  const rankOf = (role: string) => (roles as readonly string[]).indexOf(role)
  const isHere = ({ userId }: Member) => Number(here.has(userId))
  switch (order) {
    // The server sends members in this order, and whoever joins is put last.
    case 'joined':
      return found
    case 'name':
      return found.toSorted((a, b) => names.compare(a.name, b.name))
    case 'role':
      return found.toSorted((a, b) => rankOf(b.role) - rankOf(a.role))
    case 'active':
      return found.toSorted(
        (a, b) => isHere(b) - isHere(a) || Date.parse(b.lastActiveAt) - Date.parse(a.lastActiveAt),
      )
  }
}
