/** A moment as part of a file's name: '2026-11-25T16-00-00Z'. @param iso ISO time */
export function stampOf(iso: string): string {
  return iso.replace(/\.\d+/, '').replaceAll(':', '-')
}
