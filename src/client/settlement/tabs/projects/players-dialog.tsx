import type { Project } from '#domain/settlement/ledger-rows'
import { projectsText } from '../../../messages/projects-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PeopleChoice } from '../../fields/people-choice.tsx'
import { SmallForm } from '../../fields/small-form.tsx'
import { setProjectPlayers } from '../../project-acts.ts'
import { useRows, useSettlementId } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import { useWanted } from '../../use-wanted.ts'
import { GoneProject, useIsGone } from './gone-project.tsx'

const text = projectsText.dialogs.players

type Props = { project: Project; onClose: () => void }

/** Who takes part in a project: members and named players alike (PRJ-5). */
export function PlayersDialog({ project, onClose }: Props) {
  const settlementId = useSettlementId()
  const isGone = useIsGone(project.id)
  const rows = useRows('projectPlayers')
  const people = rows.flatMap(({ projectId, who }) => (projectId === project.id ? [who] : []))
  const { wanted, isChanged, toggle } = useWanted(people)
  const sending = useActForm(() => setProjectPlayers(settlementId, project.id, wanted), onClose)

  return (
    <Dialog title={text.title(project.name)} closeLabel={projectsText.dialogs.close} onClose={onClose}>
      <GoneProject project={project} />
      <p className="text-small text-ink-2">{text.hint}</p>
      <SmallForm
        words={text}
        action={text.button}
        sending={sending}
        disabled={isGone || !isChanged}
        onClose={onClose}
      >
        <PeopleChoice
          label={text.label}
          people={people}
          wanted={wanted}
          onToggle={(who) => {
            toggle(who)
            sending.clear()
          }}
        />
      </SmallForm>
    </Dialog>
  )
}
