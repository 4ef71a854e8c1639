import { useStore } from 'zustand'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { shellText } from '../../messages/shell-text.ts'
import { InstallButton } from '../../offline/install-button.tsx'
import { useCatalogState } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { catalogDialogStore } from './catalog-dialog-store.ts'

const text = shellText.catalog
const CatalogDialog = lazyPart(() => import('./catalog-dialog.tsx').then((part) => part.CatalogDialog))

/**
 * The button that installs the app, and one with the name and date of the loaded catalogue, which opens its dialog
 * (BEY-14). Nothing while no catalogue is loaded.
 */
export function CatalogButton() {
  const catalog = useCatalogState()
  const { open } = useStore(catalogDialogStore)
  if (catalog.state !== 'ready') return null
  const { info } = catalog.engine.catalog
  return (
    <>
      <InstallButton />
      <Button
        look="quiet"
        className="text-small tight:hidden max-[66rem]:w-control max-[66rem]:px-0"
        title={text.buttonTitle}
        aria-label={`${text.buttonTitle}: ${label(info)}`}
        aria-haspopup="dialog"
        onClick={() => catalogDialogStore.setState({ open: true })}
      >
        <Icon name="book" />
        <span className="max-w-[17rem] truncate max-[90rem]:max-w-[14rem] max-[66rem]:hidden">
          {label(info)}
        </span>
      </Button>
      {open && (
        <CatalogDialog
          catalog={catalog.engine.catalog}
          onClose={() => catalogDialogStore.setState({ open: false })}
        />
      )}
    </>
  )
}

function label({ name, date }: CatalogInfo): string {
  return text.button(name, date)
}
