import type { Project } from '#domain/settlement/ledger-rows'
import { lazyPart } from '../../../lazy/lazy-part.tsx'
import type { Engine } from '../../../state/engine.ts'
import { AddProjectItemDialog } from './add-project-item-dialog.tsx'
import { ArchiveDialog } from './archive-dialog.tsx'
import { CreateProjectDialog } from './create-project-dialog.tsx'
import { DeleteProjectDialog } from './delete-project-dialog.tsx'
import { FromTemplateDialog } from './from-template-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { PlayersDialog } from './players-dialog.tsx'
import type { ProjectDialog } from './project-dialog.ts'
import { ProjectItemsDialog } from './project-items-dialog.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { RenameProjectDialog } from './rename-project-dialog.tsx'
import { SaveTemplateDialog } from './save-template-dialog.tsx'

/** The code of this dialog and of the next two is fetched apart: they are opened seldom and need what no other dialog does. */
const ProgressLinkDialog = lazyPart<{ project: Project; onClose: () => void }>(() =>
  import('./progress-link/progress-link-dialog.tsx').then((part) => part.ProgressLinkDialog),
)

const FromLinkDialog = lazyPart<{ engine: Engine; onClose: () => void }>(() =>
  import('./from-link-dialog.tsx').then((part) => part.FromLinkDialog),
)

const ShareDialog = lazyPart<{ project: Project; onClose: () => void }>(() =>
  import('./share/share-dialog.tsx').then((part) => part.ShareDialog),
)

type Props = { dialog: ProjectDialog; engine: Engine; onClose: () => void }

/** The open dialog about a project. */
export function OpenedProjectDialog({ dialog, engine, onClose }: Props) {
  switch (dialog.kind) {
    case 'create':
      return <CreateProjectDialog onClose={onClose} />
    case 'fromLink':
      return <FromLinkDialog engine={engine} onClose={onClose} />
    case 'fromTemplate':
      return <FromTemplateDialog engine={engine} onClose={onClose} />
    case 'saveTemplate':
      return <SaveTemplateDialog project={dialog.project} onClose={onClose} />
    case 'addItem':
      return <AddProjectItemDialog engine={engine} project={dialog.project} onClose={onClose} />
    case 'items':
      return <ProjectItemsDialog engine={engine} project={dialog.project} onClose={onClose} />
    case 'players':
      return <PlayersDialog project={dialog.project} onClose={onClose} />
    case 'rename':
      return <RenameProjectDialog project={dialog.project} onClose={onClose} />
    case 'delete':
      return <DeleteProjectDialog project={dialog.project} onClose={onClose} />
    case 'archive':
      return <ArchiveDialog project={dialog.project} onClose={onClose} />
    case 'regenerate':
      return <RegenerateDialog project={dialog.project} onClose={onClose} />
    case 'progressLink':
      return <ProgressLinkDialog project={dialog.project} onClose={onClose} />
    case 'share':
      return <ShareDialog project={dialog.project} onClose={onClose} />
    case 'handOver':
      return <HandOverDialog engine={engine} project={dialog.project} onClose={onClose} />
  }
}
