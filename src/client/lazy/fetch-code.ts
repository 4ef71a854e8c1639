/** Style sheets that did not come; the bundler takes what it once asked for as fetched. */
const missingSheets = new Set<HTMLLinkElement>()

/** Fetches a part's code and its styles; where that failed before, the styles too are asked for anew. */
export async function fetchCode<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...missingSheets].map(fetchSheetAnew))
  try {
    return await load()
  } catch (error) {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    for (const link of sheets) if (!hasRules(link)) missingSheets.add(link)
    throw error
  }
}

/** What failed has no sheet in some browsers, an empty or a closed one in others. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

function fetchSheetAnew(missing: HTMLLinkElement): Promise<void> {
  const link = missing.cloneNode() as HTMLLinkElement
  const arrived = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`No styles at ${link.href}`))
  })
  missing.replaceWith(link)
  missingSheets.delete(missing)
  return arrived.catch((error: unknown) => {
    missingSheets.add(link)
    throw error
  })
}
