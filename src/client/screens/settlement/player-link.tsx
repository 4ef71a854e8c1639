import type { Player } from '#domain/settlement/settlement-state'
import { settlementPageText } from '../../messages/settlement-page-text.ts'
import { useSettlement } from '../../settlement/settlement-store.ts'
import { SelectField } from '../../ui/select-field.tsx'

const text = settlementPageText.players

type Props = { player: Player; isClosed: boolean; onLink: (userId: string | null) => void }

/** Which member a player is; a member who is another player already is not offered. */
export function PlayerLink({ player, isClosed, onLink }: Props) {
  const state = useSettlement()
  const taken = new Set(state?.players.filter(({ id }) => id !== player.id).map(({ userId }) => userId))
  const members = state?.members.filter(({ userId }) => !taken.has(userId)) ?? []
  return (
    <span className="player-link">
      <SelectField
        label={text.link(player.name)}
        value={player.userId ?? ''}
        options={[
          { value: '', text: text.linkNone },
          ...members.map(({ userId, name }) => ({ value: userId, text: name })),
        ]}
        changed={player.userId !== null}
        disabled={isClosed}
        {...(isClosed && { title: settlementPageText.list.notYours })}
        onChange={(userId) => onLink(userId === '' ? null : userId)}
      />
    </span>
  )
}
