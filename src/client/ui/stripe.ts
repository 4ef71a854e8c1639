/** The stripe of every second row in Classic: by the row's index, because of a long list only the rows in sight are drawn. */
export function stripe(index: number): string {
  return index % 2 === 1 ? 'classic:bg-sunken' : ''
}
