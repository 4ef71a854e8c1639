type Watch = {
  /** The page loses the focus or is left: changes are saved now. */
  readonly leave: () => void
  readonly online: () => void
  readonly isUnsaved: () => boolean
}

/**
 * Calls back when changes should be saved without delay (SAVE-2), and warns before an unsaved page is closed.
 * @returns a function that stops it
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
