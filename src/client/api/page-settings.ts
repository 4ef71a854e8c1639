/** `catalog` is the version that the page preloads, `chat-url` the address of the community chat (SYS-1). */
type Setting = 'catalog' | 'catalog-date' | 'former-catalogs' | 'chat-url'

/** A setting that the server wrote into the page's head; null where it wrote none. */
export function pageSetting(name: Setting): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null
}
