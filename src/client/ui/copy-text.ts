/** Puts a text on the clipboard; false where the browser forbids it, or has none because the page came by plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
