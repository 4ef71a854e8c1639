import type { ServedCatalogue } from '#contract/catalogues'
import { formatNumber } from '#contract/sentences/numbers'
import type { Catalog } from '#domain/catalog/catalog'
import { useAnswer } from '../../api/use-answer.ts'
import { catalogText } from '../../messages/catalog-text.ts'
import { shellText } from '../../messages/shell-text.ts'
import { Answered } from '../../ui/answered.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CatalogLookUp } from './catalog-look-up.tsx'

const text = catalogText.dialog

/** The catalogue in use, and every catalogue that this server has served (BEY-14). */
export function CatalogDialog({ catalog, onClose }: { catalog: Catalog; onClose: () => void }) {
  const served = useAnswer('getCatalogues', {})
  const { name, date, version } = catalog.info
  return (
    <Dialog title={shellText.catalog.title} closeLabel={text.close} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <Fact name={text.name} value={name} />
        <Fact name={text.date} value={date === '' ? text.noDate : text.day(date)} />
        <Fact name={text.version} value={version} />
        <Fact name={text.items} value={formatNumber(catalog.size)} />
        <Fact name={text.craftable} value={formatNumber(countCraftable(catalog))} />
      </dl>
      <h3 className="mt-4 mb-1 text-body font-bold">{catalogText.lookUp.title}</h3>
      <CatalogLookUp onReview={onClose} onDone={served.askAgain} />
      <h3 className="mt-4 mb-1 text-body font-bold">{text.served}</h3>
      <Answered asked={served} words={{ ...text, retry: shellText.retry }}>
        {(catalogs) => <ServedCatalogs catalogs={catalogs} />}
      </Answered>
    </Dialog>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="break-all">{value}</dd>
    </>
  )
}

function ServedCatalogs({ catalogs }: { catalogs: readonly ServedCatalogue[] }) {
  return (
    <ul className="divide-y divide-line">
      {catalogs.map(({ version, name, date, inUse, items, firstServedAt }) => (
        <li key={version} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
          <span className="font-semibold">{shellText.catalog.button(name, date)}</span>
          {inUse && <Badge>{text.inUse}</Badge>}
          <span className="basis-full text-small text-ink-3">
            {text.servedItems(items)} · {text.servedSince(firstServedAt)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function countCraftable({ size, graph }: Catalog): number {
  let count = 0
  for (let index = 0; index < size; index++) {
    if (graph.recipeStart[index + 1]! > graph.recipeStart[index]!) count++
  }
  return count
}
