import type { KeyboardEvent, Ref } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  value: string
  labels: { field: string; title: string; clear: string }
  fieldRef: Ref<HTMLInputElement>
  shortcut?: string
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Whether what is typed goes here now. */
  onFocusChange?: (isFocused: boolean) => void
}

export function SearchField({
  value,
  labels,
  fieldRef,
  shortcut,
  onChange,
  onKeyDown,
  onFocusChange,
}: Props) {
  return (
    <div className="field flex min-h-control items-center gap-2 rounded-part border border-line-strong bg-paper pl-2.5 text-ink-2">
      <Icon name="search" />
      <input
        ref={fieldRef}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 flex-1 bg-transparent text-ink outline-none"
        aria-label={labels.field}
        aria-keyshortcuts={shortcut}
        title={labels.title}
        placeholder={labels.field}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={() => onFocusChange?.(true)}
        onBlur={() => onFocusChange?.(false)}
      />
      {value === '' ? (
        shortcut && (
          <kbd className="mr-2.5 rounded-part border border-line px-1.5 text-tiny text-ink-3 thumb:hidden">
            {shortcut}
          </kbd>
        )
      ) : (
        <button
          type="button"
          className="grid h-control w-control place-items-center hover:text-ink"
          aria-label={labels.clear}
          onClick={({ currentTarget }) => {
            // The pressed button disappears, so the focus goes to the field.
            currentTarget.parentElement?.querySelector('input')?.focus()
            onChange('')
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
