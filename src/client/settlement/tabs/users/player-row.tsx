import { memo, useState } from 'react'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { closedBy } from '../../fields/closed-by.ts'
import { NameForm } from '../../fields/name-form.tsx'
import { useMay } from '../../membership.ts'
import { linkPlayer, removePlayer, updatePlayer } from '../../player-acts.ts'
import { useRow } from '../../selectors.ts'
import { useGlow } from '../../use-glow.ts'
import { PlayerLink } from './player-link.tsx'

const { remove, players: text } = settlementPageText

type Props = { settlementId: string; playerId: string }

/** A player who was entered by name, perhaps linked to a member since, with its buttons (SET-7). */
export const PlayerRow = memo(function PlayerRow({ settlementId, playerId }: Props) {
  const player = useRow('players', playerId)
  const may = useMay()
  const [isRenaming, setRenaming] = useState(false)
  const glow = useGlow<HTMLLIElement>(settlementId, `${player?.name} ${player?.isActive} ${player?.userId}`)
  if (!player) return null
  const { name, isActive, userId, dateAdded } = player
  const closed = closedBy(!may('player.manage') && text.notYours)

  async function rename(next: string): Promise<boolean> {
    const isDone = next === name || (await updatePlayer(settlementId, playerId, { name: next })).done
    if (isDone) setRenaming(false)
    return isDone
  }

  if (isRenaming)
    return (
      <li className="flex px-3.5 py-2">
        <NameForm
          labels={{ field: text.newName, submit: text.save, empty: text.nameEmpty, cancel: text.cancel }}
          name={name}
          onName={rename}
          onCancel={() => setRenaming(false)}
        />
      </li>
    )
  return (
    <li ref={glow} className="fact-row">
      <span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          {userId === null && <Badge>{text.noAccount}</Badge>}
          {!isActive && <Badge>{text.inactive}</Badge>}
        </span>
        <span className="block text-small text-ink-2">{text.facts(dateAdded)}</span>
      </span>
      <span className="player-acts">
        <PlayerLink
          player={player}
          onLink={(userId) => void linkPlayer(settlementId, playerId, userId)}
          isClosed={!may('player.link')}
        />
        <Button
          look="quiet"
          className="text-small"
          aria-label={text.of(text.rename, name)}
          {...closed}
          onClick={() => setRenaming(true)}
        >
          {text.rename}
        </Button>
        <Button
          look="quiet"
          className="player-active text-small"
          aria-label={text.of(isActive ? text.setInactive : text.setActive, name)}
          {...closed}
          onClick={() => void updatePlayer(settlementId, playerId, { isActive: !isActive })}
        >
          {isActive ? text.setInactive : text.setActive}
        </Button>
        <ConfirmButton
          labels={remove}
          askLabel={text.of(remove.ask, name)}
          {...closed}
          onConfirm={() => void removePlayer(settlementId, playerId)}
        />
      </span>
    </li>
  )
})
