export type ListFile =
  | { readonly status: 'ok'; readonly text: string }
  | { readonly status: 'tooLarge' | 'noText' | 'unreadable' }

const mostBytes = 1024 * 1024

/** The text of a list somebody chose or dropped. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > mostBytes) return { status: 'tooLarge' }
  try {
    const text = decode(await file.arrayBuffer())
    return text.includes('\0') ? { status: 'noText' } : { status: 'ok', text }
  } catch {
    return { status: 'unreadable' }
  }
}

/** Excel on Windows still saves CSV in its old code page. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
