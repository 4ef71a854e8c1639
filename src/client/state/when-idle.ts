/**
 * Resolves once the page has nothing better to do; where a browser cannot say when that is, after a second.
 * @param options `timeout`: after so long also where it is still busy
 */
export function whenIdle(options?: IdleRequestOptions): Promise<unknown> {
  return new Promise((resume) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resume, options) : setTimeout(resume, 1_000),
  )
}
