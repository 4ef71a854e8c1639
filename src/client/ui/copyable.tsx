import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

type Props = {
  label: string
  value: string
  words: { readonly copy: string; readonly copied: string; readonly notCopied: string }
}

/** A text to be copied; where the browser does not allow that, it is selected, so that a key copies it. */
export function Copyable({ label, value, words }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)

  async function press() {
    const done = await copyText(value)
    setCopied(done)
    if (!done) field.current?.select()
  }

  return (
    <div className="mb-3">
      <p aria-hidden="true" className="font-bold">
        {label}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          readOnly
          className="h-control min-w-0 flex-[1_1_14rem] rounded-part border border-line-strong bg-paper px-2.5"
          aria-label={label}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void press()}>{copied ? words.copied : words.copy}</Button>
      </div>
      <p role="status" className="text-small text-missing">
        {copied === false && words.notCopied}
      </p>
    </div>
  )
}
