type Watch = {
  /** The player looks away or goes: a good moment to save. */
  readonly leave: () => void
  readonly online: () => void
  readonly isUnsaved: () => boolean
}

/**
 * The moments at which saving does not wait (SAVE-2).
 * @returns a function that stops the watch
 */
export function watchPage({ leave, online, isUnsaved }: Watch): () => void {
  const over = new AbortController()
  const { signal } = over
  addEventListener('blur', leave, { signal })
  addEventListener('pagehide', leave, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal })
  addEventListener('online', online, { signal })
  addEventListener(
    'beforeunload',
    (event) => {
      if (isUnsaved()) event.preventDefault()
    },
    { signal },
  )
  return () => over.abort()
}
