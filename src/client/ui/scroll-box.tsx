import type { ComponentProps } from 'react'

/** A box whose content scrolls. The keyboard reaches it whatever it holds; with an aria-label it is a part of the page. */
export function ScrollBox({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={`overflow-y-auto outline-offset-[-2px] ${className}`}
      {...rest}
    />
  )
}
