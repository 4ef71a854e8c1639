import { useState } from 'react'
import { perform } from '../../../../api/perform.ts'
import { progressLinkText as text } from '../../../../messages/progress-link-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckField } from '../../../../ui/preference-fields.tsx'
import { Failure } from '../../../dialogs/failure.tsx'
import { useMay } from '../../../membership.ts'
import { useActForm } from '../../../use-act-form.ts'

type Props = { settlementId: string; projectId: string; onMade: () => Promise<void> }

/** Makes the progress link of a project that has none. */
export function NewLink({ settlementId, projectId, onMade }: Props) {
  const [showsNames, setShowsNames] = useState(false)
  const may = useMay()('progress_link.manage')
  const { submit, isBusy, trouble, clear } = useActForm(
    (gesture) =>
      perform({ procedure: 'makeProgressLink', input: { settlementId, projectId, showsNames }, gesture }),
    () => void onMade(),
  )
  return (
    <form onSubmit={(event) => void submit(event)}>
      <CheckField
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
