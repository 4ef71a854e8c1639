import { useState } from 'react'
import type { ServedCatalogue } from '#contract/catalogues'
import { isOlder } from '#domain/catalog/catalog-info'
import { useAnswer } from '../../api/use-answer.ts'
import { settlementDataText } from '../../messages/settlement-data-text.ts'
import { Answered } from '../../ui/answered.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useMay } from '../membership.ts'
import { useSeq, useSettlement } from '../selectors.ts'
import { CataloguePreview } from './catalogue-preview.tsx'

const text = settlementDataText.catalogue

type Props = { settlementId: string }

/** Which version of the game data the settlement counts with, and the way to another version (CAT-2). */
export function CatalogueSection({ settlementId }: Props) {
  // Asked again after each change: the server may have got another version, and somebody may have moved the settlement to it.
  const served = useAnswer('getCatalogues', {}, useSeq())
  return (
    <section>
      <h3 className="font-bold">{text.title}</h3>
      <Answered asked={served} words={text}>
        {(catalogues) => <Versions settlementId={settlementId} catalogues={catalogues} />}
      </Answered>
    </section>
  )
}

function Versions({ settlementId, catalogues }: Props & { catalogues: readonly ServedCatalogue[] }) {
  const present = useSettlement(({ catalogue }) => catalogue)
  const may = useMay()('settlement.set_catalogue')
  const known = catalogues.find(({ version }) => version === present)
  const others = catalogues.filter(({ canCount, version }) => canCount && version !== present)
  const newer = others.find((one) => one.inUse && !(known && isOlder(one, known)))
  const [wish, setWish] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const offered = newer ?? others[0]
  const chosen = others.find(({ version }) => version === wish) ?? offered
  if (present === null) return <p className="text-ink-2">{text.notYet}</p>

  return (
    <>
      <p className="wrap-anywhere">{text.present(known ? text.name(known) : present)}</p>
      <p role="status" className={newer ? 'mt-1 font-semibold' : 'mt-1 text-ink-2'}>
        {newer ? text.newer(text.name(newer)) : text.newest}
      </p>
      {chosen && (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {others.length > 1 && (
              <SelectField
                label={text.which}
                value={chosen.version}
                options={others.map((one) => ({ value: one.version, text: text.name(one) }))}
                changed={chosen !== offered}
                onChange={setWish}
              />
            )}
            <Button
              disabled={!may}
              aria-expanded={isOpen}
              {...(!may && { title: text.notYours })}
              onClick={() => setOpen(!isOpen)}
            >
              {text.preview}
            </Button>
          </div>
          {isOpen && may && (
            <CataloguePreview
              key={chosen.version}
              settlementId={settlementId}
              version={chosen.version}
              name={text.name(chosen)}
              onMoved={() => setOpen(false)}
            />
          )}
        </>
      )}
    </>
  )
}
