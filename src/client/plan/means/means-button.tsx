import { useState } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { timeText } from '../../messages/time-text.ts'
import { Button } from '../../ui/button.tsx'

const MeansDialog = lazyPart<{ catalog: Catalog; onClose: () => void }>(() =>
  import('./means-dialog.tsx').then((part) => part.MeansDialog),
)

/** Leads to where a player tells their tools and levels, from wherever times are shown (BEY-20). */
export function MeansButton({ catalog }: { catalog: Catalog }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        className="text-small"
        aria-haspopup="dialog"
        onPointerEnter={MeansDialog.fetchAhead}
        onClick={() => setOpen(true)}
      >
        {timeText.means.open}
      </Button>
      {isOpen && <MeansDialog catalog={catalog} onClose={() => setOpen(false)} />}
    </>
  )
}
