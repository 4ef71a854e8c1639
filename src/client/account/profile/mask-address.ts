/** Enough of an address to know it as one's own, too little for who looks over a shoulder: `o•••@e•••.com`. */
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
