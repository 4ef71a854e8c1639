import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> &
  Pick<ComponentProps<typeof Menu>, 'items'> & {
    menuLabel: string
    /** Stands above the entries. */
    note?: string | null
    /** Classes of the element that holds both; the menu stands below it. */
    className?: string
  }

/** A button that opens a menu, which closes with what is picked. */
export function MenuButton({ menuLabel, note = null, className = '', items, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={`relative ${className}`}>
      <Button {...button} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && (
        <Menu
          label={menuLabel}
          note={note}
          items={items.map((item) => ({
            ...item,
            onPick: () => {
              setOpen(false)
              item.onPick()
            },
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
