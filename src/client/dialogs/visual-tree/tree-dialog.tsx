import { type ComponentType, Suspense, use, useId, useState } from 'react'
import { treeButtonText as text } from '../../messages/tree-button-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closeTree } from './tree-address.ts'
import { loadedTree, loadTree } from './tree-chunk.ts'

type Arriving = ComponentType | Promise<ComponentType | null>

const arrived = (): Arriving =>
  loadedTree()?.TreeContent ??
  loadTree().then(
    ({ TreeContent }) => TreeContent,
    () => null,
  )

/** The full-screen frame; what is in it comes when it is first opened. */
export function TreeDialog() {
  const heading = useId()
  const [content, setContent] = useState<{ readonly is: Arriving }>(() => ({ is: arrived() }))
  return (
    <dialog
      ref={showModal}
      tabIndex={-1}
      aria-labelledby={heading}
      className="fixed inset-0 m-0 grid size-full max-h-none max-w-none grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)] bg-paper text-ink outline-none"
      onClose={(event) => event.currentTarget.open || closeTree()}
    >
      <h2 id={heading} className="flex min-h-14 items-center pl-5 font-bold max-phone:pl-3 classic:min-h-10">
        {text.title}
      </h2>
      <div className="col-start-3 row-start-1 flex items-center pr-3.5 max-phone:pr-1.5">
        <Button look="quiet" icon aria-label={text.close} title={text.close} onClick={close}>
          <Icon name="close" />
        </Button>
      </div>
      <Suspense fallback={<Wait />}>
        <Content content={content.is} onRetry={() => setContent({ is: arrived() })} />
      </Suspense>
    </dialog>
  )
}

function Content({ content, onRetry }: { content: Arriving; onRetry: () => void }) {
  const Tree = content instanceof Promise ? use(content) : content
  if (Tree) return <Tree />
  return (
    <div role="alert" className="col-span-3 flex">
      <EmptyState title={text.notLoaded} hint={text.notLoadedHint}>
        <Button look="primary" onClick={onRetry}>
          {text.retry}
        </Button>
      </EmptyState>
    </div>
  )
}

function Wait() {
  return (
    <p role="status" className="col-span-3 self-center text-center font-semibold text-ink-2">
      {text.loading}
    </p>
  )
}

function close(event: React.MouseEvent) {
  event.currentTarget.closest('dialog')?.close()
}

/** Closed before it goes, by Back too: the browser then gives the focus back to the button. */
function showModal(dialog: HTMLDialogElement) {
  if (!dialog.open) dialog.showModal()
  // Until the content is there the dialog itself has the focus, and not its first button.
  if (!dialog.querySelector('[autofocus]')) dialog.focus()
  return () => dialog.close()
}
