import { useState } from 'react'
import { settlementPageText } from '../../messages/settlement-page-text.ts'
import { newGesture } from '../../settlement/gesture.ts'
import { sayFailure } from '../../settlement/perform.ts'
import { addPlayer } from '../../settlement/player-acts.ts'
import { useSettlement } from '../../settlement/settlement-store.ts'
import { useMay } from '../../settlement/standing.ts'
import { NameForm } from './name-form.tsx'
import { PlayerRow } from './player-row.tsx'

const text = settlementPageText.players

/** Those who play along without an account (SET-7). */
export function Players() {
  const state = useSettlement()
  const may = useMay()
  const [gesture] = useState(newGesture)
  if (!state) return null
  const { settlement, players } = state

  async function add(name: string): Promise<boolean> {
    const outcome = await addPlayer(settlement.id, name, gesture)
    sayFailure(outcome, text.addFailed)
    return outcome.done
  }

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
        {players.length === 0 && <p className="text-ink-3">{text.none}</p>}
      </div>
      {players.length > 0 && (
        <ul aria-label={text.title} className="divide-y divide-line border-y border-line">
          {players.map((player) => (
            <PlayerRow key={player.id} settlementId={settlement.id} player={player} />
          ))}
        </ul>
      )}
    </section>
  )
}
