import type { Project } from '#domain/settlement/ledger-rows'
import { useAnswer } from '../../../../api/use-answer.ts'
import { progressLinkText as text } from '../../../../messages/progress-link-text.ts'
import { projectsText } from '../../../../messages/projects-text.ts'
import { Answered } from '../../../../ui/answered.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { keepFocus } from '../../../../ui/take-focus.ts'
import { useMessage } from '../../../../ui/use-message.ts'
import { useRow, useSettlementId, useTouched } from '../../../selectors.ts'
import { KnownLink } from './known-link.tsx'
import { NewLink } from './new-link.tsx'

type Props = { project: Pick<Project, 'id' | 'name'>; onClose: () => void }

/** The link to the page that shows anybody how far a project is: to make, copy and revoke it (BEY-16). */
export function ProgressLinkDialog({ project, onClose }: Props) {
  const settlementId = useSettlementId()
  const changed = useTouched('progressLinks')
  const asked = useAnswer('getProgressLink', { settlementId, projectId: project.id }, changed)
  const isLive = useRow('projects', project.id) !== null
  const [revoked, say] = useMessage()
  const { askAgain } = asked
  return (
    <Dialog title={text.title} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <p className="mb-3 text-small wrap-anywhere text-ink-2">{text.about(project.name)}</p>
      <p role="status" className="text-small text-have">
        {revoked?.text}
      </p>
      {/* Drawn anew for another link: if the focus goes away with the former one, `keepFocus` gives it to the first control. */}
      <div key={asked.answer?.link?.id} ref={keepFocus}>
        <Answered asked={asked} words={text}>
          {({ link }) => {
            if (link)
              return (
                <KnownLink
                  settlementId={settlementId}
                  link={link}
                  onChanged={askAgain}
                  onRevoked={() => {
                    say({ kind: 'success', text: text.revoked })
                    void askAgain()
                  }}
                />
              )
            if (!isLive) return <p>{text.noneForArchived}</p>
            return <NewLink settlementId={settlementId} projectId={project.id} onMade={askAgain} />
          }}
        </Answered>
      </div>
    </Dialog>
  )
}
