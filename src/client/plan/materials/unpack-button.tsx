import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { Unpacking } from '#domain/lookup/unpacking'
import { packagesText as text } from '../../messages/packages-text.ts'
import { unpack } from '../../state/unpack.ts'
import { focusPlace } from '../../ui/focus-place.ts'

/** Opens as many packages as the missing pieces take. */
export function UnpackButton({ catalog, unpacking }: { catalog: Catalog; unpacking: Unpacking }) {
  const { itemId, packages, holds } = unpacking
  const name = itemName(catalog, itemId)
  return (
    <button
      type="button"
      className="rounded-part font-semibold text-accent underline decoration-dotted underline-offset-2 hover:decoration-solid thumb:-my-3 thumb:py-3"
      title={text.unpackTitle(packages, holds, name)}
      aria-label={text.unpackOf(packages, name)}
      onClick={(event) => {
        focusPlace(event.currentTarget)
        unpack([unpacking])
      }}
    >
      {text.unpack(packages)}
    </button>
  )
}
