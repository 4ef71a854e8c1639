import { useEffect, useRef } from 'react'
import type { CatalogueUpdate } from '#contract/catalogues'
import { ask } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { outcomeOf } from '../../api/outcome.ts'
import { usePolledAnswer } from '../../api/use-polled-answer.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { catalogNewsText } from '../../messages/catalog-news-text.ts'
import { catalogText } from '../../messages/catalog-text.ts'
import { shellText } from '../../messages/shell-text.ts'
import { reviewNewer, useCatalogNews } from '../../state/catalog-news.ts'
import { Button } from '../../ui/button.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { checkForNewer } from './catalog-update.ts'

const text = catalogText.lookUp
const askEveryMs = 500

type Props = {
  onReview: () => void
  /** Must be a stable function. */
  onDone: () => void
}

/** Lets the server look for a newer catalogue, and shows its progress. */
export function CatalogLookUp({ onReview, onDone }: Props) {
  const { newer } = useCatalogNews()
  const {
    answer: update,
    trouble,
    askAgain,
  } = usePolledAnswer('getCatalogueUpdate', {}, (known) => (known?.state === 'running' ? askEveryMs : null))
  /** Whether a look-up ran while this was open. */
  const wasRunning = useRef(false)
  const isRunning = update?.state === 'running'
  const start = useSubmit(
    () => outcomeOf(ask('lookUpCatalogue', {}, { signal: networkTimeOut() })),
    () => {
      wasRunning.current = true
      void askAgain()
    },
  )

  useEffect(() => {
    if (update?.state === 'running') wasRunning.current = true
    if (update?.state !== 'done' || !wasRunning.current) return
    wasRunning.current = false
    onDone()
    void checkForNewer()
  }, [update, onDone])

  if (trouble && !update)
    return <NotLoaded text={text.unreachable} retry={shellText.retry} onRetry={() => void askAgain()} />
  const problem = start.trouble ?? trouble
  const refusal = problem && (problem.isOffline ? text.unreachable : problem.reason)
  return (
    <>
      {update && update.state !== 'off' && !isRunning && (
        <Button onClick={() => void start.submit()}>{text.button}</Button>
      )}
      {isRunning && update.step !== '' && (
        <Progress step={update.step} done={update.done} total={update.total} />
      )}
      <p
        role="status"
        className={update?.state === 'failed' || refusal ? 'mt-2 text-missing' : 'mt-2 text-ink-2'}
      >
        {refusal ?? update?.message}
      </p>
      {newer !== null && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <b>{catalogNewsText.newer}</b>
          <Button
            look="primary"
            onClick={() => {
              onReview()
              reviewNewer(true)
            }}
          >
            {catalogNewsText.see}
          </Button>
        </div>
      )}
    </>
  )
}

/** The server names a step, which is then not '', as long as a look-up runs. */
type Running = Pick<CatalogueUpdate, 'done' | 'total'> & { step: Exclude<CatalogueUpdate['step'], ''> }

function Progress({ step, done, total }: Running) {
  return (
    <div className="text-small">
      <p className="mb-1">
        {text.steps[step]}
        {total > 1 && <span className="text-ink-3"> · {text.pieces(done, total)}</span>}
      </p>
      <ProgressBar label={text.progress} percent={percentOf({ step, done, total })} />
    </div>
  )
}

/** How far the look-up is, in percent. The first 80 are for fetching, which takes most of the time. */
function percentOf({ step, done, total }: Running): number {
  if (step === 'compiling') return 85
  if (step === 'storing') return 95
  return total > 0 ? Math.round((80 * done) / total) : 0
}
