import { firstPlanText as text } from '../../messages/first-plan-text.ts'
import { Button } from '../../ui/button.tsx'
import { QuietNotice } from '../../ui/quiet-notice.tsx'
import { removeSample } from './sample-edits.ts'

/** Says above the results that this is only a sample, and takes it away (CAL-6). */
export function SampleNotice() {
  return (
    <QuietNotice text={text.isSample}>
      <Button className="text-small" onClick={removeSample}>
        {text.removeSample}
      </Button>
    </QuietNotice>
  )
}
