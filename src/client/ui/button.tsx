import type { ComponentProps } from 'react'

const looks = {
  primary: 'border-accent bg-accent text-accent-ink font-semibold hover:brightness-110',
  plain: 'border-line-strong bg-panel hover:bg-sunken',
  quiet: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-missing bg-panel text-missing font-semibold hover:bg-missing-soft',
} as const

const shape =
  'inline-flex items-center justify-center gap-1.5 min-h-control rounded-part border whitespace-nowrap disabled:opacity-45'

type Props = ComponentProps<'button'> & { look?: keyof typeof looks; icon?: boolean }

/** `icon` makes it square: the label is then an aria-label. */
export function Button({ look = 'plain', icon = false, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      className={`${buttonClass(look)} ${icon ? 'w-control' : 'px-3 classic:px-2'} ${className}`}
      {...rest}
    />
  )
}

/** For a link that looks like a button. */
export function buttonClass(look: keyof typeof looks): string {
  return `${shape} ${looks[look]}`
}
