import type { ItemId } from '#domain/catalog/item'
import type { Unpacking } from '#domain/lookup/unpacking'
import { keptBackText } from '../../messages/kept-back-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { UnpackButton } from '../materials/unpack-button.tsx'

/** What a step does not count of the player's stock: pieces kept back, and pieces in packages, which a button opens (CAL-8, BEY-22). */
export function OwnFacts({ itemId, unpacking }: { itemId: ItemId; unpacking: Unpacking | null }) {
  const { catalog } = useEngine()
  const kept = useCalculator(({ keptBack }) => keptBack.get(itemId) ?? 0)
  return (
    <>
      {kept > 0 && <span>{keptBackText.note(kept)}</span>}
      {unpacking && (
        <span>
          <UnpackButton catalog={catalog} unpacking={unpacking} />
        </span>
      )}
    </>
  )
}
