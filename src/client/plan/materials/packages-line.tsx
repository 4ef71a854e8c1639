import type { Unpacking } from '#domain/lookup/unpacking'
import { packagesText as text } from '../../messages/packages-text.ts'
import { unpack } from '../../state/unpack.ts'
import { Button } from '../../ui/button.tsx'
import { focusPlace } from '../../ui/focus-place.ts'

type Props = { unpackings: readonly Unpacking[]; pieces: number }

/** Says what of the missing materials lies in packages, and opens them. */
export function PackagesLine({ unpackings, pieces }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-3.5 pt-2 text-small classic:pt-1">
      <span className="text-have">{text.hold(pieces)}</span>
      <Button
        look="quiet"
        className="text-small"
        onClick={(event) => {
          focusPlace(event.currentTarget)
          unpack(unpackings)
        }}
      >
        {text.unpackAll}
      </Button>
    </div>
  )
}
