import { useState } from 'react'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import { shellText } from '../messages/shell-text.ts'
import { useCatalogState } from '../state/catalog.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { CatalogueDialog } from './catalogue-dialog.tsx'

const text = shellText.catalogue

/** Says which catalogue is loaded, of which date (BEY-14); nothing while none is. */
export function CatalogueButton() {
  const catalog = useCatalogState()
  const [open, setOpen] = useState(false)
  if (catalog.state !== 'ready') return null
  const { info } = catalog.engine.catalog
  return (
    <>
      <Button
        look="quiet"
        className="text-small max-phone:w-control max-phone:px-0"
        title={text.buttonTitle}
        aria-label={`${text.buttonTitle}: ${label(info)}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="book" />
        <span className="max-phone:hidden">{label(info)}</span>
      </Button>
      {open && <CatalogueDialog catalog={catalog.engine.catalog} onClose={() => setOpen(false)} />}
    </>
  )
}

function label({ name, date }: CatalogInfo): string {
  return text.button(name, date)
}
