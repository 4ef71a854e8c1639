import { lazyPart } from '../../lazy/lazy-part.tsx'

type Props = {
  /** The task whose form is shown first; null for the first of the user's own. */
  taskId: string | null
  onClose: () => void
}

/** Submit Contributions, fetched when it is first opened. */
export const DeliverDialog = lazyPart<Props>(() =>
  import('./deliver-dialog.tsx').then((part) => part.DeliverDialog),
)
