import { projectsText } from '../../../messages/projects-text.ts'
import { useCalculator } from '../../../state/calculator.ts'
import type { Engine } from '../../../state/engine.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { closedBy } from '../../fields/closed-by.ts'
import { useMay } from '../../membership.ts'
import { createFromQueue } from '../../project-acts.ts'
import { nameOfQueue } from '../../queue-name.ts'
import type { OpenProjectDialog } from './project-dialog.ts'

const text = projectsText.createFrom

type Props = { engine: Engine; settlementId: string; onDialog: OpenProjectDialog }

/** Makes a project of the calculator's queue at once; or, by a dialog, of a link to a plan (PRJ-1) or from a template (PRJ-5). */
export function CreateFrom({ engine: { catalog }, settlementId, onDialog }: Props) {
  const may = useMay()
  const buildList = useCalculator((state) => state.buildList)
  const name = nameOfQueue(catalog, buildList)
  const items = [
    name !== null && {
      label: text.queue(buildList.length),
      onPick: () => void createFromQueue(settlementId, catalog, name),
    },
    { label: text.link.open, onPick: () => onDialog({ kind: 'fromLink' }) },
    may('project.template') && { label: text.template, onPick: () => onDialog({ kind: 'fromTemplate' }) },
  ].filter((item) => item !== false)

  return (
    <MenuButton
      className="create-from"
      {...closedBy(!may('project.create') && projectsText.notYours)}
      menuLabel={text.open}
      note={name === null ? text.noQueue : null}
      items={items}
    >
      {text.open}
    </MenuButton>
  )
}
