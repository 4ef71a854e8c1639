import { useEffect } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { dataButtonsText as text } from '../messages/data-buttons-text.ts'
import { addCommands } from '../state/commands.ts'
import {
  closeDataDialog,
  type DataDialog,
  openDataDialog,
  useDataDialog,
} from '../state/data-dialog-address.ts'

const parts = {
  data: lazyPart(() =>
    import('../account/data/data-manager-dialog.tsx').then((part) => part.DataManagerDialog),
  ),
  'ways-back': lazyPart(() =>
    import('../account/ways-back/ways-back-dialog.tsx').then((part) => part.WaysBackDialog),
  ),
  'build-lists': lazyPart(() =>
    import('../calculator/build-lists/build-lists-dialog.tsx').then((part) => part.BuildListsDialog),
  ),
}

const commands = (Object.keys(parts) as DataDialog[]).map((dialog) => ({
  id: `dialog-${dialog}`,
  ...text.commands[dialog],
  run: () => openDataDialog(dialog),
}))

/** Opens the Data Manager, the ways back or the saved build lists, as the address says (CAL-1, SYS-5, SAVE-8). */
export function DataDialogsGate() {
  const dialog = useDataDialog()
  useEffect(() => addCommands(commands), [])
  if (!dialog) return null
  const Part = parts[dialog]
  return <Part onClose={closeDataDialog} />
}
