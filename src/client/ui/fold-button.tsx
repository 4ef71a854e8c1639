import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type Props = { isOpen: boolean; onFold: (isOpen: boolean) => void; children: ReactNode }

/** A heading that opens and folds what stands below it. */
export function FoldButton({ isOpen, onFold, children }: Props) {
  return (
    <Button look="quiet" aria-expanded={isOpen} className="-ml-3" onClick={() => onFold(!isOpen)}>
      <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
      {children}
    </Button>
  )
}
