import type { Project } from '#domain/settlement/ledger-rows'
import { useAnswer } from '../../../../api/use-answer.ts'
import { projectsText } from '../../../../messages/projects-text.ts'
import { shareProjectText as text } from '../../../../messages/share-project-text.ts'
import { Answered } from '../../../../ui/answered.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useMessage } from '../../../../ui/use-message.ts'
import { useMay } from '../../../membership.ts'
import { useSettlementId, useTouched } from '../../../selectors.ts'
import { CollaboratorList } from './collaborator-list.tsx'
import { FellowSearch } from './fellow-search.tsx'
import { ShareLinkPart } from './share-link.tsx'

type Props = { project: Pick<Project, 'id' | 'name'>; onClose: () => void }

/** With whom outside the settlement a project is shared: by a link, or with somebody found by nickname (SET-9, SYS-8). */
export function ShareDialog({ project, onClose }: Props) {
  const settlementId = useSettlementId()
  const changed = useTouched('shares')
  const mayShare = useMay()('project.share')
  const asked = useAnswer('getProjectShares', { settlementId, projectId: project.id }, changed)
  const [done, say] = useMessage()
  const { askAgain } = asked
  const of = { settlementId, projectId: project.id, mayShare }
  /** Says what was done; without words the changed link or list shows it by itself. */
  function onDone(words?: string) {
    if (words) say({ kind: 'success', text: words })
    void askAgain()
  }
  return (
    <Dialog title={text.title} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <p className="mb-3 text-small wrap-anywhere text-ink-2">{text.about(project.name)}</p>
      <p role="status" className="text-small text-have">
        {done?.text}
      </p>
      <Answered asked={asked} words={text}>
        {({ link, collaborators }) => (
          <>
            <ShareLinkPart {...of} link={link} onDone={onDone} />
            <FellowSearch {...of} collaboratorCount={collaborators.length} onDone={onDone} />
            <CollaboratorList {...of} collaborators={collaborators} onDone={onDone} />
          </>
        )}
      </Answered>
    </Dialog>
  )
}
