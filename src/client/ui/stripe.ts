/** Classic's stripes; by index, since a list in sight of a window may begin at any row. */
export function stripe(index: number): string {
  return index % 2 === 1 ? 'classic:bg-sunken' : ''
}
