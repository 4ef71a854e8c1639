import type { EndedProjectRow } from '#contract/project-ends'
import { projectsText as text } from '../../../messages/projects-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../../membership.ts'
import type { OpenProjectDialog } from './project-dialog.ts'

/** Opens the progress link of an archived project: its page is still there, and can be ended (BEY-16). */
export function ArchivedLinkButton({
  archived,
  onDialog,
}: {
  archived: EndedProjectRow
  onDialog: OpenProjectDialog
}) {
  if (!useMay()('progress_link.manage')) return null
  return (
    <Button
      look="quiet"
      className="text-small"
      aria-label={text.card.of(text.menu.progressLink, archived.name)}
      onClick={() => onDialog({ kind: 'progressLink', project: archived })}
    >
      {text.menu.progressLink}
    </Button>
  )
}
