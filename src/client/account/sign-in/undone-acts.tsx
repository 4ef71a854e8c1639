import { useEffect, useState } from 'react'
import type { ActQueue } from '../../act-queue/queue-record.ts'
import { undoneFile, undoneQueues } from '../../act-queue/undone-acts.ts'
import { queueText } from '../../messages/queue-text.ts'
import { accountStore, accountUserId } from '../../session/account.ts'
import { Button } from '../../ui/button.tsx'
import { downloadText } from '../../ui/download-text.ts'

const text = queueText.beforeSignOut

/** Offers unsent and refused changes to settlements as a file before they are lost (BEY-11); nothing where there are none. */
export function UndoneActs() {
  const [queues, setQueues] = useState<readonly ActQueue[]>([])
  useEffect(() => {
    const userId = accountUserId(accountStore.getState())
    if (userId !== null) undoneQueues(userId).then(setQueues, () => {})
  }, [])
  const count = queues.flatMap(({ acts, refused }) => [...acts, ...refused]).length
  if (count === 0) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <p>{text.waiting(count)}</p>
      <Button
        onClick={() => downloadText(queueText.refused.fileName, undoneFile(queues), 'application/json')}
      >
        {text.download}
      </Button>
    </div>
  )
}
