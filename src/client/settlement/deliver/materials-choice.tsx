import type { Catalog } from '#domain/catalog/catalog'
import { deliverText } from '../../messages/deliver-text.ts'
import { lineWords, type Materials } from './materials.ts'

const text = deliverText.materials

type Props = {
  catalog: Catalog
  materials: Materials
  isUsed: boolean
  isReviewed: boolean
  onChange: (isUsed: boolean) => void
}

/** Asks whether the settlement's own materials were used up for a delivery, and says which; shows nothing where nothing was crafted. */
export function MaterialsChoice({
  catalog,
  materials: { lines, lacking },
  isUsed,
  isReviewed,
  onChange,
}: Props) {
  if (lines.length === 0) return null
  const list = lineWords(catalog, lines)
  return (
    <div className="mb-3">
      <label className="flex min-h-control items-center gap-2 font-bold">
        <input type="checkbox" checked={isUsed} onChange={() => onChange(!isUsed)} />
        {text.label}
      </label>
      <p className="text-small text-ink-2">{isReviewed ? text.reviewed(list) : text.atOnce(list)}</p>
      {lacking.length > 0 && (
        <p className={`text-small ${isUsed ? 'text-missing' : 'text-warn'}`}>
          {text.lacking(lineWords(catalog, lacking))}
        </p>
      )}
    </div>
  )
}
