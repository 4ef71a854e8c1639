import { useState } from 'react'
import { itemName } from '#domain/catalog/catalog'
import { ledgerLimits } from '#domain/settlement/limits'
import { projectsText } from '../../../messages/projects-text.ts'
import { useCalculator } from '../../../state/calculator.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useMay } from '../../membership.ts'
import { createFromQueue } from '../../project-acts.ts'
import type { OpenProjectDialog } from './project-dialog.ts'

const text = projectsText.createFrom

type Props = { engine: Engine; settlementId: string; onDialog: OpenProjectDialog }

/** Makes a project of what stands in the calculator's queue, in one press (PRJ-1), or from a template (PRJ-5). */
export function CreateFrom({ engine: { catalog }, settlementId, onDialog }: Props) {
  const may = useMay()

  const buildList = useCalculator((state) => state.buildList)
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = buildList
  const name = first ? nameOf(`${first.quantity} x ${itemName(catalog, first.itemId)}`, others.length) : null

  const items = [
    ...(name === null
      ? []
      : [
          {
            label: text.queue(buildList.length),
            onPick: () => void createFromQueue(settlementId, catalog, name),
          },
        ]),
    ...(may('project.template')
      ? [{ label: text.template, onPick: () => onDialog({ kind: 'fromTemplate' }) }]
      : []),
  ]

  return (
    <span className="create-from relative">
      <Button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(!may('project.create') && { disabled: true, title: projectsText.notYours })}
        onClick={() => setOpen(!isOpen)}
      >
        {text.open}
      </Button>
      {isOpen && (
        <Menu
          label={text.open}
          note={name === null ? text.noQueue : null}
          items={items.map(({ label, onPick }) => ({
            label,
            onPick: () => {
              setOpen(false)
              onPick()
            },
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

function nameOf(first: string, more: number): string {
  return (more === 0 ? first : text.andMore(first, more)).slice(0, ledgerLimits.nameLength)
}
