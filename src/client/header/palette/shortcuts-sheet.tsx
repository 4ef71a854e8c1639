import { shortcutsText as text } from '../../messages/palette-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { onClose: () => void; onPalette: () => void }

/** Lists every shortcut of the calculator (BEY-15). */
export function ShortcutsSheet({ onClose, onPalette }: Props) {
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <Button look="primary" onClick={onPalette}>
        {text.toPalette}
      </Button>
      {text.groups.map(({ title, rows }) => (
        <section key={title} className="mt-3.5">
          <h3 className="mb-1 font-bold">{title}</h3>
          <dl className="grid grid-cols-[11.5rem_1fr] items-baseline gap-x-4 gap-y-1.5 max-phone:grid-cols-[8.5rem_1fr]">
            {rows.map(({ keys, does }) => (
              <div key={does} className="contents">
                <dt className="flex flex-wrap items-baseline gap-1">
                  {keys.map((chord) => (
                    <Chord key={chord.join()} chord={chord} />
                  ))}
                </dt>
                <dd className="text-ink-2">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

function Chord({ chord }: { chord: readonly string[] }) {
  return (
    <span className="flex items-baseline gap-0.5 whitespace-nowrap">
      {chord.map((key) => (
        <kbd key={key} className="rounded-part border border-line-strong bg-sunken px-1.5 text-small">
          {key}
        </kbd>
      ))}
    </span>
  )
}
