/**
 * `catalog` is the version that the page preloads and `catalog-date` the day of its game data; `former-catalogs` are older versions that
 * the server still has, with spaces between them; `chat-url` is the address of the community chat (SYS-1).
 */
type Setting = 'catalog' | 'catalog-date' | 'former-catalogs' | 'chat-url'

/** A setting that the server wrote into the page's head; null where it wrote none. */
export function pageSetting(name: Setting): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || null
}
