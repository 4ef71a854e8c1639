import { Suspense, use, useCallback, useState } from 'react'
import type { ServedCatalogue } from '#contract/catalogues'
import type { Catalog } from '#domain/catalog/catalog'
import { getCatalogues } from '../../api/procedures.ts'
import { catalogueText } from '../../messages/catalogue-text.ts'
import { formatNumber } from '../../messages/format.ts'
import { shellText } from '../../messages/shell-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CatalogueLookUp } from './catalogue-look-up.tsx'

const text = shellText.catalogue

/** Which catalogue the numbers come from, and which others this server has served (BEY-14). */
export function CatalogueDialog({ catalog, onClose }: { catalog: Catalog; onClose: () => void }) {
  const [served, setServed] = useState(listServed)
  const listAgain = useCallback(() => setServed(listServed()), [])
  const { name, date, version } = catalog.info
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <Fact name={text.name} value={name} />
        <Fact name={text.date} value={date === '' ? text.noDate : text.day(date)} />
        <Fact name={text.version} value={version} />
        <Fact name={text.items} value={formatNumber(catalog.size)} />
        <Fact name={text.craftable} value={formatNumber(countCraftable(catalog))} />
      </dl>
      <h3 className="mt-4 mb-1 text-body font-bold">{catalogueText.lookUp.title}</h3>
      <CatalogueLookUp onReview={onClose} onDone={listAgain} />
      <h3 className="mt-4 mb-1 text-body font-bold">{text.served}</h3>
      <Suspense fallback={<p className="text-small text-ink-3">{text.loading}</p>}>
        <ServedCatalogues served={served} />
      </Suspense>
    </Dialog>
  )
}

function listServed(): Promise<readonly ServedCatalogue[] | null> {
  return getCatalogues().catch(() => null)
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="break-all">{value}</dd>
    </>
  )
}

function ServedCatalogues({ served }: { served: Promise<readonly ServedCatalogue[] | null> }) {
  const list = use(served)
  if (!list) return <p className="text-small text-missing">{text.failed}</p>
  return (
    <ul className="divide-y divide-line">
      {list.map((catalogue) => (
        <li key={catalogue.version} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
          <span className="font-semibold">{text.button(catalogue.name, catalogue.date)}</span>
          {catalogue.inUse && <Badge>{text.inUse}</Badge>}
          <span className="basis-full text-small text-ink-3">
            {text.servedItems(catalogue.items)} · {text.servedSince(catalogue.firstServedAt)}
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
