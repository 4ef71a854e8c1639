import { type ComponentProps, type MouseEvent, useRef } from 'react'

/** The browser's own modal dialog, open as long as it is drawn; Escape and a click beside it close it. */
export function ModalFrame(props: ComponentProps<'dialog'>) {
  // Text that is selected by dragging to beside the dialog ends in a click there, which closes nothing.
  const isPressedBeside = useRef(false)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside the dialog does.
    <dialog
      ref={showModal}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === event.currentTarget
      }}
      onClick={({ target, currentTarget }) =>
        isPressedBeside.current && target === currentTarget && currentTarget.close()
      }
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
