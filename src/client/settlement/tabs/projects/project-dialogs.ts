import { lazyPart } from '../../../lazy/lazy-part.tsx'
import type { Engine } from '../../../state/engine.ts'
import type { ProjectDialog } from './project-dialog.ts'

/** What shows the open dialog; fetched with the first one that opens. */
export const ProjectDialogs = lazyPart<{ dialog: ProjectDialog; engine: Engine; onClose: () => void }>(() =>
  import('./open-project-dialog.tsx').then((part) => part.OpenedProjectDialog),
)
