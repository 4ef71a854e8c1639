import { useEffect } from 'react'
import type { Catalog } from '#domain/catalog/catalog'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { catalogNewsText } from '../../messages/catalog-news-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useCatalogState } from '../../state/catalog.ts'
import { forgetMove, reviewNewer, useCatalogNews } from '../../state/catalog-news.ts'
import { chosenRecipes } from '../../state/follow-plan.ts'
import { Button } from '../../ui/button.tsx'
import { QuietNotice } from '../../ui/quiet-notice.tsx'
import { watchForNewer } from './catalog-update.ts'
import { RulesNotice } from './rules-notice.tsx'

const text = catalogNewsText
const CatalogReview = lazyPart(() => import('./catalog-review.tsx').then((part) => part.CatalogReview))

/**
 * Says that there is a newer catalogue, that the plan's own is gone, that the plan of the account brought another one along, or that an
 * earlier release counted the plan in another way (BEY-14).
 */
export function CatalogNotices() {
  const catalog = useCatalogState()
  const { newer, reviewing, isOwnGone, goneRecipes } = useCatalogNews()
  useEffect(watchForNewer, [])
  if (catalog.state !== 'ready') return null
  return (
    <>
      {isOwnGone && <MovedNotice catalog={catalog.engine.catalog} />}
      {goneRecipes && <Told sentence={text.brought} unsure={goneRecipes} />}
      <RulesNotice engine={catalog.engine} />
      {newer !== null && (
        <QuietNotice text={text.newer}>
          <Button onClick={() => reviewNewer(true)}>{text.see}</Button>
        </QuietNotice>
      )}
      {newer !== null && reviewing && (
        <CatalogReview engine={catalog.engine} version={newer} onClose={() => reviewNewer(false)} />
      )}
    </>
  )
}

/** The plan's own catalogue is gone: what its chosen recipes were cannot be told, so they are named. */
function MovedNotice({ catalog }: { catalog: Catalog }) {
  const plan = useCalculator((state) => state)
  const unsure = chosenRecipes(catalog, plan)
  return <Told sentence={text.moved} unsure={unsure} />
}

/** Says once that another catalogue is in use, and which chosen recipes may be others in it. */
function Told({ sentence, unsure }: { sentence: string; unsure: readonly string[] }) {
  return (
    <QuietNotice text={unsure.length > 0 ? `${sentence} ${text.unsure(unsure)}` : sentence}>
      <Button look="quiet" onClick={forgetMove}>
        {text.dismiss}
      </Button>
    </QuietNotice>
  )
}
