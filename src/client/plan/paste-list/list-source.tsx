import { type DragEvent, useRef, useState } from 'react'
import { pasteText as text } from '../../messages/paste-text.ts'
import { Button } from '../../ui/button.tsx'
import { type ListFile, readListFile } from './read-list-file.ts'

type Props = { label: string; value: string; onChange: (text: string) => void }

type Problem = Exclude<ListFile['status'], 'ok'>

/** Where the list comes from: typed, pasted, dropped, or a file. */
export function ListSource({ label, value, onChange }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function take(file: File | undefined) {
    if (!file) return
    const read = await readListFile(file)
    if (read.status === 'ok') onChange(read.text)
    setProblem(read.status === 'ok' ? null : read.status)
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is the mouse's way; the button beside it is everybody's.
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p className="mb-1.5 text-small text-ink-2">{text.hint}</p>
      <div className="field rounded-part border border-line-strong bg-paper">
        <textarea
          className="block h-[min(9rem,22dvh)] w-full resize-none bg-transparent px-2.5 py-1.5 whitespace-pre outline-none"
          aria-label={label}
          placeholder={text.example}
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setProblem(null)
          }}
        />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Button className="text-small" onClick={() => chooser.current?.click()}>
          {text.chooseFile}
        </Button>
        <span className="text-small text-ink-3 thumb:hidden">{text.orDrop}</span>
        <span role="alert" className="text-small text-missing">
          {problem && text.fileProblems[problem]}
        </span>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={text.chooseFile}
          className="hidden"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0])
            // The same file may be chosen again once it was mended.
            event.currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}
