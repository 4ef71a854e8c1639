import { dataButtonsText as text } from '../../messages/data-buttons-text.ts'
import { openBuildLists } from '../../state/open-data-dialogs.ts'
import { Button } from '../../ui/button.tsx'

/** Opens the saved build lists, from the queue (SAVE-8). */
export function BuildListsButton() {
  return (
    <Button
      look="quiet"
      className="text-small"
      title={text.listsTitle}
      aria-haspopup="dialog"
      onClick={openBuildLists}
    >
      {text.lists}
    </Button>
  )
}
