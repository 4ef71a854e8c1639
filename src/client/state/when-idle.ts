/** Resolves once the page has nothing better to do; where a browser cannot say when that is, after a second. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resume) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resume) : setTimeout(resume, 1_000),
  )
}
