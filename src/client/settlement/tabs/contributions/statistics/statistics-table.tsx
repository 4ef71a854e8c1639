type Cell = string | number
type Row = { readonly key: string; readonly head: Cell; readonly cells: readonly string[] }

type Props = {
  label: string
  /** The headings of the columns: the first column names the rows, the others are numbers. */
  columns: readonly string[]
  rows: readonly Row[]
}

/** The numbers of a chart, row by row. */
export function StatisticsTable({ label, columns, rows }: Props) {
  return (
    <table aria-label={label} className="statistics-table">
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index === 0 ? 'statistics-word' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row" className="statistics-word">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
