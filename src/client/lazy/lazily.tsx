import { type ComponentType, type ReactNode, Suspense, use, useState } from 'react'
import { fetchCode } from './fetch-code.ts'

type Lazy<Props> = {
  readonly load: () => Promise<ComponentType<Props>>
  /** Drawn while the code is fetched. */
  readonly waiting: ReactNode
  /** Drawn where that failed: there is no connection, or a newer release has replaced the file. */
  readonly Failed: ComponentType<Props & { readonly onRetry: () => void }>
}

/** A part whose code comes when it is first drawn, or earlier where `fetchAhead` was called. */
export type LazyPart<Props> = ComponentType<Props> & { readonly fetchAhead: () => void }

/** A part whose code is fetched when it is first drawn; after a failure, again on a retry. */
export function lazily<Props extends object>({ load, waiting, Failed }: Lazy<Props>): LazyPart<Props> {
  let fetched: Promise<ComponentType<Props> | null> | null = null
  /** Known code is drawn at once: for a promise, even one that is fulfilled, React could show `waiting` first, for a third of a second. */
  let known: ComponentType<Props> | null = null

  function arrived(): Promise<ComponentType<Props> | null> {
    fetched ??= fetchCode(load).then(
      (part) => {
        known = part
        return part
      },
      () => {
        fetched = null
        return null
      },
    )
    return fetched
  }

  function Arrived({ code, onRetry, props }: { code: typeof fetched; onRetry: () => void; props: Props }) {
    const Part = known ?? (code && use(code))
    return Part ? <Part {...props} /> : <Failed {...props} onRetry={onRetry} />
  }

  function Drawn(props: Props) {
    const [code, setCode] = useState(arrived)
    return (
      <Suspense fallback={waiting}>
        <Arrived code={code} onRetry={() => setCode(arrived())} props={props} />
      </Suspense>
    )
  }
  return Object.assign(Drawn, { fetchAhead: () => void arrived() })
}
