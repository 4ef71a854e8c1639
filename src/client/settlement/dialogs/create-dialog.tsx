import { perform } from '../../api/perform.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { addAndSelect } from '../settlement-acts.ts'
import { NameDialog } from './name-dialog.tsx'
import { sayWithName } from './name-yourself.ts'

/** Creates a settlement (SET-2); without a description it gets the server's default, which names the game. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  return (
    <NameDialog
      words={settlementDialogsText.create}
      descriptionRows={3}
      first={{ name: '', description: '' }}
      send={({ name, description }, gesture) =>
        perform({
          procedure: 'createSettlement',
          input: { name, ...(description && { description }) },
          gesture,
        })
      }
      onDone={(settlement) => {
        addAndSelect(settlement)
        // No sentence: the settlement that opens says enough. A user without a name still reads as whom the others see them.
        sayWithName('')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
