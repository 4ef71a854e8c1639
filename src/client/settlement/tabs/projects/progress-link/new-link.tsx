import { useState } from 'react'
import { perform } from '../../../../api/perform.ts'
import { useSubmit } from '../../../../api/use-submit.ts'
import { progressLinkText as text } from '../../../../messages/progress-link-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Flag } from '../../../../ui/preference-fields.tsx'
import { Failure } from '../../../dialogs/failure.tsx'
import { useMay } from '../../../membership.ts'

type Props = { settlementId: string; projectId: string; onMade: () => Promise<void> }

/** Makes the link of a project that has none. */
export function NewLink({ settlementId, projectId, onMade }: Props) {
  const [showsNames, setShowsNames] = useState(false)
  const may = useMay()('progress_link.manage')
  const { submit, isBusy, trouble, clear } = useSubmit(
    (gesture) =>
      perform({ procedure: 'makeProgressLink', input: { settlementId, projectId, showsNames }, gesture }),
    () => void onMade(),
  )
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Flag
        label={text.names}
        hint={text.namesHint}
        checked={showsNames}
        onChange={(checked) => {
          setShowsNames(checked)
          clear()
        }}
      />
      {trouble && <Failure sentence={text.makeFailed} reason={trouble.reason} className="mt-2" />}
      <div className="mt-3 flex justify-end">
        <Button
          look="primary"
          type="submit"
          disabled={isBusy || !may}
          {...(!may && { title: text.notYours })}
        >
          {isBusy ? text.making : text.make}
        </Button>
      </div>
    </form>
  )
}
