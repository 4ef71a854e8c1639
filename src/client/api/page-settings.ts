/** What the server wrote into the page's head for this browser; null where it wrote nothing. */
function pageSetting(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null
}

/** Version of the catalogue the server preloads with the page. */
export const pageCatalogVersion = pageSetting('catalog')

/** Address of the community chat (SYS-1). */
export const chatUrl = pageSetting('chat-url')
