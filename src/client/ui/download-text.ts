/** Hands the browser a text to save as a file. */
export function downloadText(name: string, text: string, type: string): void {
  downloadFile(name, new Blob([text], { type }))
}

export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
