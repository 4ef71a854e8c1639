import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { Icon } from './icon.tsx'

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode; wide?: boolean }

/**
 * A dialog over the page, open as long as it is drawn; it keeps the focus and gives it back. It is used only in
 * parts that are loaded lazily, because Base UI has no room in the first load (decision 5).
 */
export function Dialog({ title, closeLabel, onClose, children, wide = false }: Props) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <CSPProvider disableStyleElements>
      <Base.Root open onOpenChange={(open) => !open && onClose()}>
        <Base.Portal>
          <Base.Backdrop className="fixed inset-0 z-30 bg-shade" />
          <Base.Viewport className="fixed inset-0 z-30 grid place-items-center p-4">
            <Base.Popup
              initialFocus={(by) => by === 'touch' || firstControl(content.current)}
              className={`flex max-h-full ${wide ? 'w-[min(72rem,100%)]' : 'w-[min(34rem,100%)]'} flex-col overflow-hidden rounded-panel border border-line bg-panel text-ink shadow-panel outline-none`}
            >
              <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
                <Base.Title className="font-bold">{title}</Base.Title>
                <Base.Close
                  aria-label={closeLabel}
                  className="grid size-control place-items-center rounded-part text-ink-2 hover:bg-sunken hover:text-ink"
                >
                  <Icon name="close" />
                </Base.Close>
              </div>
              <div ref={content} className="min-h-0 overflow-y-auto px-4 pt-0.5 pb-4">
                {children}
              </div>
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}

/**
 * What gets the focus first: the first control of the content, rather than the button that closes the dialog; where a press at once would
 * do harm, what is marked to be read first. `true` leaves it to Base UI, also after a touch: focusing a field would open the keyboard.
 */
function firstControl(content: HTMLElement | null): HTMLElement | true {
  const first = content?.querySelector<HTMLElement>('[data-read-first]')
  const controls = content?.querySelectorAll<HTMLElement>(
    'input:enabled, textarea:enabled, select:enabled, button:enabled, a[href]',
  )
  return first ?? [...(controls ?? [])].find((control) => control.checkVisibility()) ?? true
}
