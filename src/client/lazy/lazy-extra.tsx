import type { ComponentType } from 'react'
import { lazily } from './lazily.tsx'

/** A part the page can do without: while its code is fetched nothing is shown, nor where that fails (SYS-4). */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazily<Props>({ load, waiting: null, Failed: Nothing })
}

const Nothing = () => null
