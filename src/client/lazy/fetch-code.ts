/** Style sheets that failed to load; the bundler counts each as fetched once it is in the page. */
const missingSheets = new Set<HTMLLinkElement>()

/** Fetches a part's code and styles; styles that failed before are fetched again. */
export async function fetchCode<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...missingSheets].map(fetchSheetAgain))
  try {
    return await load()
  } catch (error) {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    for (const link of sheets) if (!hasRules(link)) missingSheets.add(link)
    throw error
  }
}

/** A sheet that failed is null in some browsers, empty or unreadable in others. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

function fetchSheetAgain(missing: HTMLLinkElement): Promise<void> {
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
