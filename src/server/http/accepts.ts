/** Whether an `accept-encoding` header takes an encoding; `br;q=0` means that it does not. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, weight] = part.split(';')
    return name?.trim().toLowerCase() === encoding && !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(weight ?? '')
  })
}
