/** Masks an email address so that only its owner recognises it: `o•••@e•••.com`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  if (at < 1) return '•••'
  const domain = address.slice(at + 1)
  const ending = domain.lastIndexOf('.')
  return `${first(address)}•••@${first(domain)}•••${ending < 0 ? '' : domain.slice(ending)}`
}

function first(text: string): string {
  return [...text][0] ?? ''
}
