import { useState } from 'react'
import { itemName } from '#domain/catalog/catalog'
import { ledgerLimits } from '#domain/settlement/limits'
import { projectsText } from '../../../messages/projects-text.ts'
import { useCalculator } from '../../../state/calculator.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { createFromQueue } from '../../project-acts.ts'

const text = projectsText.createFrom

type Props = { engine: Engine; settlementId: string }

/** Makes a project of what stands in the calculator's queue, in one press (PRJ-1). */
export function CreateFrom({ engine: { catalog }, settlementId }: Props) {
  const buildList = useCalculator((state) => state.buildList)
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = buildList
  const name = first ? nameOf(`${first.quantity} x ${itemName(catalog, first.itemId)}`, others.length) : null

  return (
    <span className="create-from relative">
      <Button aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.open}
      </Button>
      {isOpen && (
        <Menu
          label={text.open}
          note={name === null ? text.noQueue : null}
          items={
            name === null
              ? []
              : [
                  {
                    label: text.queue(buildList.length),
                    onPick: () => {
                      setOpen(false)
                      void createFromQueue(settlementId, catalog, name)
                    },
                  },
                ]
          }
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

function nameOf(first: string, more: number): string {
  return (more === 0 ? first : text.andMore(first, more)).slice(0, ledgerLimits.nameLength)
}
