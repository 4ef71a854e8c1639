import { asideText } from '../../messages/aside-text.ts'
import { prepareAside } from '../../plan/aside/aside.tsx'
import { openLookUp } from '../../plan/aside-address.ts'
import { Button } from '../../ui/button.tsx'

/** Asks what the inventory is enough for (BEY-8). */
export function MakeNowButton() {
  return (
    <Button
      look="quiet"
      className="text-small"
      aria-haspopup="dialog"
      onPointerEnter={prepareAside}
      onClick={() => openLookUp('makeable')}
    >
      {asideText.makeNow}
    </Button>
  )
}
