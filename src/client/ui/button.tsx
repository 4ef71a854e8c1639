import type { ComponentProps } from 'react'

const looks = {
  primary: 'border-accent bg-accent text-accent-ink font-semibold hover:brightness-110',
  plain: 'border-line-strong bg-panel hover:bg-sunken',
  quiet: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-missing bg-panel text-missing font-semibold hover:bg-missing-soft',
} as const

const shape =
  'inline-flex items-center justify-center gap-1.5 min-h-control rounded-part border disabled:opacity-45'

type Props = ComponentProps<'button'> & { look?: keyof typeof looks; icon?: boolean; wraps?: boolean }

/** `icon` makes it square: the label is then an aria-label. `wraps` lets a long label take more lines, which a phone would cut off. */
export function Button({ look = 'plain', icon = false, wraps = false, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      className={`${buttonClass(look, wraps)} ${icon ? 'w-control' : 'px-3 classic:px-2'} ${className}`}
      {...rest}
    />
  )
}

/** For a link that looks like a button. */
export function buttonClass(look: keyof typeof looks, wraps = false): string {
  return `${shape} ${wraps ? 'whitespace-normal wrap-anywhere' : 'whitespace-nowrap'} ${looks[look]}`
}
