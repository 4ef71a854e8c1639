import { type ChangeEvent, useRef } from 'react'
import { planFileName, planFileText } from '#domain/exporting/plan-file'
import { downloadText } from '../../ui/download-text.ts'
import { dataManagerText } from '../../messages/data-manager-text.ts'
import { calculatorStore } from '../../state/calculator.ts'
import { catalogVersionInUse } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { type OpenedFile, readFile } from './read-file.ts'
import { Section } from './section.tsx'
import type { Message } from '../../ui/use-message.ts'

const text = dataManagerText.local

type Props = { say: (message: Message | null) => void; onFile: (file: OpenedFile) => void }

/** Exports the plan to a file and imports one (SYS-5). */
export function LocalStorage({ say, onFile }: Props) {
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
    const opened = await readFile(file)
    // Else choosing the same file again would fire no change event.
    currentTarget.value = ''
    if (opened) onFile(opened)
    else say({ kind: 'problem', text: text.invalid, hint: text.untouched })
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
