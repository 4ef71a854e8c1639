import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { updateSettlement } from '../settlement-acts.ts'
import { type NameAndDescription, NameDialog } from './name-dialog.tsx'

type Props = {
  settlement: NameAndDescription & { readonly id: string }
  onClose: () => void
}

/** Changes name or description (SET-2); only changed fields are sent, so that nobody else's change is undone. */
export function RenameDialog({ settlement, onClose }: Props) {
  function rename({ name, description }: NameAndDescription) {
    const facts = {
      ...(name !== settlement.name && { name }),
      ...(description !== settlement.description && { description }),
    }
    if (Object.keys(facts).length > 0) return updateSettlement(settlement.id, facts)
    onClose()
    return null
  }

  return (
    <NameDialog
      words={settlementDialogsText.rename}
      descriptionRows={5}
      first={settlement}
      send={rename}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
