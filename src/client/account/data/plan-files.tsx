import { type ChangeEvent, useRef } from 'react'
import { itemName } from '#domain/catalog/catalog'
import { planFileName, planFileText } from '#domain/exporting/plan-file'
import type { BadRow } from '#domain/exporting/read-plan-file'
import { dataManagerText } from '../../messages/data-manager-text.ts'
import { calculatorStore } from '../../state/calculator.ts'
import { catalogStore, catalogVersionInUse } from '../../state/catalog-in-use.ts'
import { Button } from '../../ui/button.tsx'
import { downloadText } from '../../ui/download-text.ts'
import type { Message } from '../../ui/use-message.ts'
import { type OpenedFile, readFile } from './read-file.ts'
import { Section } from './section.tsx'

const text = dataManagerText.local

type Props = { say: (message: Message | null) => void; onFile: (file: OpenedFile) => void }

/** Exports the plan to a file and imports one (SYS-5). */
export function PlanFiles({ say, onFile }: Props) {
  const field = useRef<HTMLInputElement>(null)

  function exportPlan() {
    const exportDate = new Date().toISOString()
    const content = planFileText(calculatorStore.getState(), exportDate, catalogVersionInUse())
    downloadText(planFileName(dataManagerText.gameName, exportDate), content, 'application/json')
    say({ kind: 'success', text: text.exported })
  }

  async function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    say(null)
    const read = await readFile(file)
    // Else choosing the same file again would fire no change event.
    currentTarget.value = ''
    if (read.state === 'opened') onFile(read.opened)
    else say({ kind: 'problem', text: text.invalid, hint: [hintOf(read.badRow), text.untouched].join(' ') })
  }

  return (
    <Section title={text.title} hint={text.hint}>
      <Button onClick={exportPlan}>{text.export}</Button>
      <Button onClick={() => field.current?.click()}>{text.import}</Button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={text.file}
        accept=".json,.txt,application/json,text/plain"
        onChange={open}
      />
    </Section>
  )
}

/** Which row of a file keeps it from being read; empty where it is not a plan at all. */
function hintOf(badRow: BadRow | null): string {
  if (!badRow) return ''
  const { part, itemId } = badRow
  const catalog = catalogStore.getState()
  const name = itemId && catalog.state === 'ready' ? itemName(catalog.engine.catalog, itemId) : itemId
  return text.badRow(part, name)
}
