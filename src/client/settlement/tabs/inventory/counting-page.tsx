import { inventoryCountingText as text } from '../../../messages/inventory-counting-text.ts'
import { SubPage } from './sub-page.tsx'

/** Tells how the stock is counted, with worked examples; the numbers of the stock lead to it (BEY-3, INV-2). */
export function CountingPage() {
  return (
    <SubPage title={text.title} back={text.back}>
      <div className="max-w-[44rem] px-3.5 pb-6">
        <p className="text-ink-2">{text.intro}</p>
        {text.sections.map(({ title, points }) => (
          <section key={title} className="mt-4">
            <h4 className="mb-1 font-bold">{title}</h4>
            <ul className="flex list-disc flex-col gap-1.5 pl-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <h4 className="mt-6 font-bold">{text.examples}</h4>
        {text.tables.map((example) => (
          <Example key={example.title} {...example} />
        ))}
      </div>
    </SubPage>
  )
}

type Props = {
  title: string
  story: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

function Example({ title, story, head, rows }: Props) {
  return (
    <section className="mt-4">
      <h5 className="font-semibold">{title}</h5>
      <p className="text-ink-2">{story}</p>
      <table className="counting mt-1.5">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
