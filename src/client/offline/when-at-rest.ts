/** Resolves once the page has loaded and has nothing better to do. */
export function whenAtRest(): Promise<unknown> {
  return new Promise((resolve) => {
    const whenIdle = () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 1_000)
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle)
  })
}
