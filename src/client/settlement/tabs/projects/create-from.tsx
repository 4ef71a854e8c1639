import { itemName } from '#domain/catalog/catalog'
import { ledgerLimits } from '#domain/settlement/limits'
import { projectsText } from '../../../messages/projects-text.ts'
import { useCalculator } from '../../../state/calculator.ts'
import type { Engine } from '../../../state/engine.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { useMay } from '../../membership.ts'
import { createFromQueue } from '../../project-acts.ts'
import type { OpenProjectDialog } from './project-dialog.ts'

const text = projectsText.createFrom

type Props = { engine: Engine; settlementId: string; onDialog: OpenProjectDialog }

/** Makes a project of what stands in the calculator's queue, in one press (PRJ-1), or from a template (PRJ-5). */
export function CreateFrom({ engine: { catalog }, settlementId, onDialog }: Props) {
  const may = useMay()
  const buildList = useCalculator((state) => state.buildList)
  const [first, ...others] = buildList
  const name = first ? nameOf(`${first.quantity} x ${itemName(catalog, first.itemId)}`, others.length) : null
  const items = [
    name !== null && {
      label: text.queue(buildList.length),
      onPick: () => void createFromQueue(settlementId, catalog, name),
    },
    may('project.template') && { label: text.template, onPick: () => onDialog({ kind: 'fromTemplate' }) },
  ].filter((item) => item !== false)

  return (
    <MenuButton
      place="create-from"
      {...(!may('project.create') && { disabled: true, title: projectsText.notYours })}
      menuLabel={text.open}
      note={name === null ? text.noQueue : null}
      items={items}
    >
      {text.open}
    </MenuButton>
  )
}

function nameOf(first: string, more: number): string {
  return (more === 0 ? first : text.andMore(first, more)).slice(0, ledgerLimits.nameLength)
}
