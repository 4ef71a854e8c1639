import type { ComponentProps, MouseEvent } from 'react'

/** The browser's own modal dialog, open as long as it is drawn; Escape and a click beside it close it. */
export function ModalFrame(props: ComponentProps<'dialog'>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside the dialog does.
    <dialog
      ref={showModal}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      {...props}
    />
  )
}

/** Closes the frame that a button is in. */
export function closeModal(event: MouseEvent) {
  event.currentTarget.closest('dialog')?.close()
}

function showModal(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal()
}
