import { useId } from 'react'
import { type Catalog, findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import { ItemLabel } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { asideText } from '../../messages/aside-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closeModal, ModalFrame } from '../../ui/modal-frame.tsx'
import { type Aside, asideDepth } from '../aside-address.ts'
import { ItemDetails } from '../item-panel/item-details.tsx'
import { LookUpContent } from '../look-up/look-up-content.tsx'

const text = asideText

/** The frame at the side: what it shows changes with the address, the focus stays inside. */
export function AsideDialog({ aside, onClose }: { aside: Aside; onClose: () => void }) {
  const { catalog } = useEngine()
  const heading = useId()
  return (
    <ModalFrame
      ref={showModal}
      aria-labelledby={heading}
      className="@container fixed inset-y-0 right-0 left-auto m-0 flex h-dvh not-open:hidden max-h-none w-[min(34rem,100vw)] max-w-none flex-col border-l border-line bg-panel text-ink shadow-panel backdrop:bg-shade max-phone:border-0"
      // React may take a ref off and put it on again (in development always): the dialog is then open again when it hears of its closing.
      onClose={(event) => event.currentTarget.open || onClose()}
    >
      <header className="flex min-h-14 items-center gap-2 border-b border-line py-1.5 pr-2 pl-4 classic:min-h-10 classic:py-0.5">
        {asideDepth() > 1 && (
          <Button
            look="quiet"
            icon
            className="-ml-2"
            aria-label={text.back}
            title={text.back}
            onClick={goBack}
          >
            <Icon name="collapse" />
          </Button>
        )}
        <h2
          key={keyOf(aside)}
          ref={takeFocus}
          id={heading}
          tabIndex={-1}
          className="flex min-w-0 flex-1 items-center gap-2.5 text-body font-bold outline-none"
        >
          <Title aside={aside} catalog={catalog} />
        </h2>
        <Button look="quiet" icon aria-label={text.close} title={text.closeTitle} onClick={closeModal}>
          <Icon name="close" />
        </Button>
      </header>
      {aside.kind === 'item' ? (
        <ItemDetails key={keyOf(aside)} itemId={aside.itemId} />
      ) : (
        <LookUpContent aside={aside} />
      )}
    </ModalFrame>
  )
}

function Title({ aside, catalog }: { aside: Aside; catalog: Catalog }) {
  if (aside.kind === 'look-up') return asideText.lookUp
  const item = findItem(catalog, aside.itemId) ?? unknownItem(aside.itemId)
  return (
    <>
      <TierChip tier={item.tier} />
      <ItemLabel name={item.name} rarity={item.rarity} />
    </>
  )
}

/** Each item is drawn anew, with the focus on its heading; going from look-up to look-up keeps what is drawn. */
function keyOf(aside: Aside): string {
  return aside.kind === 'item' ? aside.itemId : aside.kind
}

function goBack() {
  history.back()
}

/** Does nothing before the dialog is open: when it closes, the browser gives the focus back to what had it as it opened. */
function takeFocus(heading: HTMLElement | null) {
  if (heading?.closest('dialog')?.open) heading.focus()
}

/** Closes the dialog before it is removed, by Back too: the browser then gives the focus back to where it was. */
function showModal(dialog: HTMLDialogElement) {
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('h2')?.focus()
  return () => dialog.close()
}
