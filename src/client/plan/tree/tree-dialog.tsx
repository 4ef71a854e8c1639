import {
  type ComponentType,
  type KeyboardEvent,
  memo,
  Suspense,
  use,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { treeButtonText as text } from '../../messages/tree-button-text.ts'
import { Button } from '../../ui/button.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { closeTree } from './tree-address.ts'
import { loadedTree, loadTree } from './tree-chunk.ts'
import { useCoveringDialog } from './use-covering-dialog.ts'

/** The content of the dialog, or a promise of it while its code is fetched; null where that failed. */
type Arriving = ComponentType | Promise<ComponentType | null>

const arrived = (): Arriving =>
  loadedTree()?.TreeContent ??
  loadTree().then(
    ({ TreeContent }) => TreeContent,
    () => null,
  )

type Props = {
  isOpen: boolean
  /** Called when Tab has come to the dialog before it is open. */
  onReachedEarly: () => void
}

/**
 * The full-screen frame; the code of its content is fetched when it is first drawn. Before it is open it is drawn beside the
 * window, neither seen nor read. It is no modal dialog of the browser's: the browser would restyle the whole page in the frame in which
 * the dialog opens. Nor is it inert while it waits: in that frame the whole dialog would be restyled.
 */
export function TreeDialog({ isOpen, onReachedEarly }: Props) {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // In an object, because React calls a function that is given as a state, and a component is one.
  const [content, setContent] = useState<{ readonly is: Arriving }>(() => ({ is: arrived() }))
  const askAnew = useCallback(() => setContent({ is: arrived() }), [])
  useCoveringDialog(dialog, isOpen)
  return (
    <dialog
      ref={dialog}
      open
      aria-modal="true"
      aria-hidden={!isOpen}
      tabIndex={-1}
      aria-labelledby={heading}
      className="fixed inset-0 z-50 m-0 grid size-full max-h-none max-w-none grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)] max-phone:grid-rows-[auto_auto_minmax(0,1fr)] bg-paper text-ink outline-none will-change-transform aria-hidden:-translate-x-full"
      onFocus={isOpen ? undefined : onReachedEarly}
      onKeyDown={closeOnEscape}
    >
      <h2 id={heading} className="flex min-h-14 items-center pl-5 font-bold max-phone:pl-3 classic:min-h-10">
        {text.title}
      </h2>
      <div className="col-start-3 row-start-1 flex items-center pr-3.5 max-phone:pr-1.5">
        <Button look="quiet" icon aria-label={text.close} title={text.close} onClick={closeTree}>
          <Icon name="close" />
        </Button>
      </div>
      <Suspense
        fallback={
          <Waiting text={text.loading} className="col-span-3 self-center text-center max-phone:row-start-3" />
        }
      >
        <Content content={content.is} onRetry={askAnew} />
      </Suspense>
    </dialog>
  )
}

type ContentProps = { content: Arriving; onRetry: () => void }

/** Drawn before the dialog opens, and not again when it does. */
const Content = memo(function Content({ content, onRetry }: ContentProps) {
  const Tree = content instanceof Promise ? use(content) : content
  if (Tree) return <Tree />
  return (
    <FailedState
      title={text.notLoaded}
      hint={text.notLoadedHint}
      retry={text.retry}
      onRetry={onRetry}
      className="col-span-3 max-phone:row-start-3"
    />
  )
})

/** A part inside that uses Escape itself prevents the default, and the dialog stays open. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.defaultPrevented) closeTree()
}
