import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { NameForm } from '../../fields/name-form.tsx'
import { useMay } from '../../membership.ts'
import { addPlayer } from '../../player-acts.ts'
import { useKeys, useSettlement } from '../../selectors.ts'
import { PlayerRow } from './player-row.tsx'

const text = settlementPageText.players

/** The players that were entered by name, also those linked to a member since (SET-7). */
export function Players() {
  const settlementId = useSettlement(({ id }) => id)
  const playerIds = useKeys('players')
  const may = useMay()
  if (settlementId === null) return null
  const add = async (name: string) => (await addPlayer(settlementId, name)).done

  return (
    <section className="mt-5">
      <div className="px-3.5">
        <h3 className="font-bold">{text.title}</h3>
        <p className="mb-2 max-w-[65ch] text-small text-ink-2">{text.hint}</p>
        {may('player.manage') && (
          <div className="mb-2 flex max-w-[34rem]">
            <NameForm
              labels={{ field: text.name, submit: text.add, empty: text.nameEmpty }}
              name=""
              onName={add}
            />
          </div>
        )}
        {playerIds.length === 0 && <p className="text-ink-3">{text.none}</p>}
      </div>
      {playerIds.length > 0 && (
        <ul ref={plainListKeys} aria-label={text.title} className="divide-y divide-line border-y border-line">
          {playerIds.map((playerId) => (
            <PlayerRow key={playerId} settlementId={settlementId} playerId={playerId} />
          ))}
        </ul>
      )}
    </section>
  )
}
