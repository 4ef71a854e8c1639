/** A setting that the server wrote into the page's head; null where it wrote none. */
export function pageSetting(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null
}

/** The version of the catalogue that the page preloads. */
export const pageCatalogVersion = pageSetting('catalog')

/** Address of the community chat (SYS-1). */
export const chatUrl = pageSetting('chat-url')
