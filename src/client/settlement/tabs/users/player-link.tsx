import type { Player } from '#domain/settlement/tables'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useMemberNames, useRows } from '../../selectors.ts'

const text = settlementPageText.players

type Props = { player: Player; isClosed: boolean; onLink: (userId: string | null) => void }

/** Links a player to a member; members who are linked to another player are not offered. */
export function PlayerLink({ player, isClosed, onLink }: Props) {
  const players = useRows('players')
  const taken = new Set(players.filter(({ id }) => id !== player.id).map(({ userId }) => userId))
  const members = [...useMemberNames()].filter(([userId]) => !taken.has(userId))
  return (
    <span className="player-link">
      <SelectField
        label={text.link(player.name)}
        value={player.userId ?? ''}
        options={[
          { value: '', text: text.linkNone },
          ...members.map(([userId, name]) => ({ value: userId, text: name })),
        ]}
        changed={player.userId !== null}
        disabled={isClosed}
        {...(isClosed && { title: settlementPageText.list.notYours })}
        onChange={(userId) => onLink(userId === '' ? null : userId)}
      />
    </span>
  )
}
