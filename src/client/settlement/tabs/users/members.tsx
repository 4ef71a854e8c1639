import { useMemo, useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useHere, useMyId } from '../../membership.ts'
import { useRows } from '../../selectors.ts'
import { ShowMore } from '../../show-more.tsx'
import { type MemberOrder, memberOrders, membersIn } from './listed-members.ts'
import { MemberRow } from './member-row.tsx'

const text = settlementPageText.users

/** So many members can be searched; fewer are seen at a glance. */
const searchedFrom = 10

/** So many members are drawn at first, so that players and invitations are not a long way below them. */
const drawnFirst = 20

/** The members: searched and ordered where they are many (SET-4). */
export function Members({ settlementId, ownerId }: { settlementId: string; ownerId: string }) {
  const myId = useMyId() ?? ''
  const members = useRows('members')
  const here = useHere()
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<MemberOrder>('joined')
  const [most, setMost] = useState(drawnFirst)
  const shown = useMemo(() => membersIn(members, { search, order, here }), [members, search, order, here])
  // A search or an order in use can still be taken back where members leave meanwhile.
  const isSearched = members.length >= searchedFrom || search !== '' || order !== 'joined'
  return (
    <section aria-label={text.members}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3.5 pt-2">
        <h3 className="font-bold">{text.members}</h3>
        <span className="text-small text-ink-2" role="status">
          {search === '' ? formatNumber(members.length) : text.found(shown.length, members.length)}
        </span>
        {isSearched && (
          <div className="list-toolbar ml-auto w-[26rem] max-w-full">
            <SearchField
              value={search}
              labels={text.search}
              fieldRef={null}
              onChange={setSearch}
              onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
            />
            <SelectField
              label={text.order}
              value={order}
              options={memberOrders.map((value) => ({ value, text: text.orders[value] }))}
              changed={order !== 'joined'}
              onChange={(next) => setOrder(next as MemberOrder)}
            />
          </div>
        )}
      </div>
      <ul
        ref={plainListKeys}
        aria-label={text.members}
        className="mt-1 divide-y divide-line border-y border-line"
      >
        {shown.slice(0, most).map(({ userId }) => (
          <MemberRow
            key={userId}
            settlementId={settlementId}
            ownerId={ownerId}
            userId={userId}
            myId={myId}
            isHere={here.has(userId)}
          />
        ))}
      </ul>
      <ShowMore count={shown.length - most} onShow={() => setMost(Number.POSITIVE_INFINITY)} />
      {shown.length === 0 && <p className="px-3.5 py-2 text-ink-3">{text.nobodyFound}</p>}
    </section>
  )
}
