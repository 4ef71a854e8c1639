import type { Replies } from '../../api/ask.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { ChangeList, MoreNotShown } from '../../item/change-list.tsx'
import { settlementDataText } from '../../messages/settlement-data-text.ts'
import { Answered } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'
import { rowKeys } from '../../ui/row-keys.ts'
import { act } from '../act.ts'
import { useRow, useSeq } from '../selectors.ts'
import { say } from '../settlement-store.ts'
import { useActForm } from '../use-act-form.ts'
import { Failure } from './failure.tsx'

const text = settlementDataText.catalogue
const mostShown = 100

type Preview = Replies['previewCatalogue']
type Props = {
  settlementId: string
  version: string
  /** The version in words. */
  name: string
  onMoved: () => void
}

/** What another version of the game data would change, kept up to date, and the press that moves to it. */
export function CataloguePreview({ settlementId, version, name, onMoved }: Props) {
  // Asked again after each change of the settlement, of which `useSeq` gives the number.
  const asked = useAnswer('previewCatalogue', { settlementId, version }, useSeq())
  const { submit, isBusy, trouble } = useActForm(move, onMoved)

  async function move() {
    const outcome = await act(settlementId, 'moveCatalogue', { version })
    // A move that waits to be sent counts as done, without a reply: then nothing has moved yet.
    if (outcome.done && outcome.reply) say({ kind: 'done', text: text.moved(name) })
    return outcome
  }

  return (
    <div className="mt-3 border-t border-line pt-3">
      <Answered asked={asked} words={text.previewed}>
        {(preview) => (
          <>
            <Changes preview={preview} />
            <p className="mt-3 mb-2 text-small text-ink-2">{text.hint}</p>
            <Button look="primary" wraps disabled={isBusy} onClick={() => void submit()}>
              {text.move(name)}
            </Button>
          </>
        )}
      </Answered>
      {trouble && <Failure sentence={text.failed} reason={trouble.reason} className="mt-2" />}
    </div>
  )
}

function Changes({ preview: { items, projects, orders, gone } }: { preview: Preview }) {
  if (items.length + projects.length + orders.length + gone.length === 0)
    return <p className="font-semibold">{text.nothing}</p>
  return (
    <>
      <Lines title={text.items} lines={items.map(({ before, after }) => text.renamed(before, after))} />
      <Lines
        title={text.gone}
        lines={gone.map(({ where, name, items }) => text.goneIn[where](name, items.join(', ')))}
      />
      {projects.map((project) => (
        <ProjectNeeds key={project.id} project={project} />
      ))}
      {orders.map(({ itemId, name, needs }) => (
        <Needs key={itemId} title={text.needsOfOrder(name)} needs={needs} />
      ))}
    </>
  )
}

/** A list of sentences under its heading; nothing where there are none. */
function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  const keys = rowKeys(lines, (line) => line)
  return (
    <>
      <h4 className="mb-1 font-bold not-first:mt-3">{title}</h4>
      <ul aria-label={title} className="divide-y divide-line">
        {lines.slice(0, mostShown).map((line, at) => (
          <li key={keys[at]} className="py-1 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <MoreNotShown count={lines.length - mostShown} />
    </>
  )
}

function ProjectNeeds({ project: { id, needs } }: { project: Preview['projects'][number] }) {
  const name = useRow('projects', id)?.name ?? ''
  return <Needs title={text.needs(name)} needs={needs} />
}

function Needs({ title, needs }: { title: string; needs: Preview['orders'][number]['needs'] }) {
  return (
    <>
      <h4 className="mt-3 mb-1 font-bold wrap-anywhere">{title}</h4>
      <ChangeList
        label={title}
        changes={needs.map((need) => ({ ...need, itemName: need.name }))}
        changeLabel={text.changeLabel}
      />
    </>
  )
}
