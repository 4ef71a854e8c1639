import { salvagePlanFile } from '#domain/exporting/read-plan-file'
import { formatTime } from '../../messages/format.ts'
import { restoreText } from '../../messages/restore-text.ts'
import { storageText } from '../../messages/storage-text.ts'
import { deleteRescuedText, type RescuedText, readRescuedTexts } from '../../state/rescued-texts.ts'
import { Button } from '../../ui/button.tsx'
import { downloadText } from '../../ui/download-text.ts'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { SecondPressButton } from '../../ui/second-press-button.tsx'
import { openFile } from '../data/read-file.ts'
import { WayBackRow } from './way-back-row.tsx'
import type { WaysBackProps } from './ways-back.ts'
import { WaysBackSection } from './ways-back-section.tsx'

const text = restoreText.rescued
const againWithinMs = 4_000
const shownCharacters = 80

/** Stored texts from which no plan could be read (R11); nothing where there are none. */
export function RescuedTextList({ onPreview, say }: WaysBackProps) {
  const texts = readRescuedTexts()
  if (texts.length === 0) return null
  return (
    <WaysBackSection title={text.title} hint={text.hint}>
      <ul ref={plainListKeys} className="divide-y divide-line">
        {texts.map((rescued) => (
          <RescuedRow key={rescued.key} rescued={rescued} onPreview={onPreview} say={say} />
        ))}
      </ul>
    </WaysBackSection>
  )
}

function RescuedRow({ rescued, onPreview, say }: WaysBackProps & { rescued: RescuedText }) {
  const when = timeOf(rescued.at)

  async function open() {
    const salvaged = salvagePlanFile(rescued.text)
    if (!salvaged) return say({ kind: 'problem', text: text.unreadable })
    const opened = await openFile(text.name(when), salvaged.file)
    onPreview({ kind: 'salvaged', opened, lost: salvaged.lost })
  }

  function remove() {
    const isGone = deleteRescuedText(rescued)
    // The message draws the dialog again, which reads the texts again.
    say(isGone ? { kind: 'success', text: text.deleted } : { kind: 'problem', text: text.notDeleted })
  }

  return (
    <WayBackRow title={when} notes={[text.size(rescued.text.length), rescued.text.slice(0, shownCharacters)]}>
      <Button className="text-small" aria-label={restoreText.of(text.open, when)} onClick={open}>
        {text.open}
      </Button>
      <Button
        className="text-small"
        aria-label={restoreText.of(text.download, when)}
        onClick={() => downloadText(storageText.asideName, rescued.text, 'text/plain')}
      >
        {text.download}
      </Button>
      <SecondPressButton
        labels={{ first: text.delete, second: text.deleteAgain }}
        withinMs={againWithinMs}
        onConfirm={remove}
      />
    </WayBackRow>
  )
}

/** “Unknown” where the key of the text ends with no valid time. */
function timeOf(at: number): string {
  return Number.isNaN(new Date(at).valueOf()) ? text.unknownTime : formatTime(new Date(at).toISOString())
}
