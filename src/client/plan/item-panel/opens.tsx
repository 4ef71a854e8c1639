import { useState } from 'react'
import type { Item } from '#domain/catalog/item'
import { openedBy } from '#domain/lookup/opened-by'
import { targetsText as text } from '../../messages/targets-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { DetailSection } from './detail-section.tsx'
import { ItemLink } from './item-link.tsx'

const shown = 8

/** What a piece of research opens: buildings, and research that follows it (BEY-19). */
export function Opens({ item }: { item: Item }) {
  const { catalog } = useEngine()
  const [showsAll, setShowsAll] = useState(false)
  if (item.kind !== 'research') return null
  const opened = openedBy(catalog, item.id)
  if (opened.length === 0) return null
  return (
    <DetailSection
      title={text.opens}
      action={
        opened.length > shown &&
        !showsAll && (
          <Button look="quiet" onClick={() => setShowsAll(true)}>
            {text.allOpened(opened.length)}
          </Button>
        )
      }
    >
      <ul ref={plainListKeys} className="text-small">
        {opened.slice(0, showsAll ? undefined : shown).map((id) => (
          <li key={id} className="py-0.5">
            <ItemLink itemId={id} />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
