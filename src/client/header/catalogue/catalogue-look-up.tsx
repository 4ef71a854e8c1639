import { useEffect, useState } from 'react'
import type { CatalogueUpdate } from '#contract/catalogues'
import { getCatalogueUpdate, lookUpCatalogue, refusalSentence } from '../../api/procedures.ts'
import { catalogueText } from '../../messages/catalogue-text.ts'
import { offlineText } from '../../messages/offline-text.ts'
import { reviewNewer, useCatalogNews } from '../../state/catalog-news.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { checkForNewer } from './catalog-update.ts'

const text = catalogueText.lookUp
const askEveryMs = 500

type Props = {
  onReview: () => void
  /** Must stay the same function. */
  onDone: () => void
}

/** Has the server look for a newer catalogue, and shows how far it is. */
export function CatalogueLookUp({ onReview, onDone }: Props) {
  const { newer } = useCatalogNews()
  const [update, setUpdate] = useState<CatalogueUpdate | null>(null)
  const [refusal, setRefusal] = useState('')
  const running = update?.state === 'running'

  useEffect(() => {
    let closed = false
    const ask = () =>
      getCatalogueUpdate().then(
        (next) => {
          if (closed) return
          setUpdate(next)
          if (running) setRefusal('')
          if (!running || next.state !== 'done') return
          onDone()
          void checkForNewer()
        },
        () => !closed && setRefusal(text.unreachable),
      )
    void ask()
    const timer = running ? setInterval(ask, askEveryMs) : undefined
    return () => {
      closed = true
      clearInterval(timer)
    }
  }, [running, onDone])

  function lookUp() {
    setRefusal('')
    lookUpCatalogue().then(setUpdate, (error: unknown) =>
      setRefusal(refusalSentence(error) ?? text.unreachable),
    )
  }

  return (
    <>
      {update && update.state !== 'off' && !running && <Button onClick={lookUp}>{text.button}</Button>}
      {running && <Progress update={update} />}
      <p
        role="status"
        className={update?.state === 'failed' || refusal ? 'mt-2 text-missing' : 'mt-2 text-ink-2'}
      >
        {refusal || update?.message}
      </p>
      {newer !== null && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <b>{offlineText.catalogue.newer}</b>
          <Button
            look="primary"
            onClick={() => {
              onReview()
              reviewNewer(true)
            }}
          >
            {offlineText.catalogue.see}
          </Button>
        </div>
      )}
    </>
  )
}

function Progress({ update: { step, done, total } }: { update: CatalogueUpdate }) {
  return (
    <div className="text-small">
      <p className="mb-1">
        {text.steps[step]}
        {total > 1 && <span className="text-ink-3"> · {text.pieces(done, total)}</span>}
      </p>
      <ProgressBar label={text.progress} percent={percentOf(step, done, total)} />
    </div>
  )
}

/** Fetching takes most of the time. */
function percentOf(step: CatalogueUpdate['step'], done: number, total: number): number {
  if (step === 'compiling') return 85
  if (step === 'storing') return 95
  return total > 0 ? Math.round((80 * done) / total) : 0
}
