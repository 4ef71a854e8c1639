import { findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import { TierChip } from '../../../item/tier-chip.tsx'
import { projectPageText } from '../../../messages/project-page-text.ts'
import { projectStockText } from '../../../messages/project-stock-text.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import { changeQuery } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { useMay } from '../../membership.ts'
import { useRows } from '../../selectors.ts'
import type { OpenProjectDialog } from '../projects/project-dialog.ts'
import type { OpenedProject } from './use-project.ts'

const text = projectPageText.items

type Props = { engine: Engine; opened: OpenedProject; onDialog: OpenProjectDialog }

/** What the project is to have in the end (PRJ-2, PRJ-6). */
export function ProjectItems({ engine: { catalog }, opened: { project }, onDialog }: Props) {
  const items = useRows('projectItems').filter(({ projectId }) => projectId === project.id)
  const mayEdit = useMay()('project.reconcile')
  return (
    <section aria-label={text.title} className="project-part">
      <div className="project-part-head">
        <h4 className="font-bold">{text.title}</h4>
        {items.length > 0 && (
          <Button
            look="quiet"
            className="ml-auto text-small"
            aria-label={text.changeOf(project.name)}
            disabled={!mayEdit}
            {...(!mayEdit && { title: projectsText.notYours })}
            onClick={() => onDialog({ kind: 'items', project })}
          >
            {text.change}
          </Button>
        )}
      </div>
      {items.length === 0 ? (
        <p className="px-3.5 pb-3 text-small text-ink-2">{text.none}</p>
      ) : (
        <ul ref={plainListKeys} aria-label={text.title} className="project-items">
          {items.map(({ id, itemId, quantity, finished }) => {
            const item = findItem(catalog, itemId) ?? unknownItem(itemId)
            return (
              <li key={id}>
                <TierChip tier={item.tier} />
                <button
                  type="button"
                  className="need-open text-left wrap-anywhere"
                  title={projectStockText.openTitle}
                  onClick={() => changeQuery({ need: itemId })}
                >
                  {text.wanted(quantity, item.name, finished)}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
