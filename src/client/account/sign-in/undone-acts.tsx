import { useEffect, useState } from 'react'
import { openKept } from '../../act-queue/kept-settlements.ts'
import { type ActQueue, isSettled } from '../../act-queue/queue-record.ts'
import { undoneFile } from '../../act-queue/undone-file.ts'
import { queueText } from '../../messages/queue-text.ts'
import { accountStore, accountUserId } from '../../session/account.ts'
import { Button } from '../../ui/button.tsx'
import { downloadText } from '../../ui/download-text.ts'

const text = queueText.beforeSignOut

/** Offers what would be lost of the player's changes to settlements as a file (BEY-11); nothing where all were made. */
export function UndoneActs() {
  const [queues, setQueues] = useState<readonly ActQueue[]>([])
  useEffect(() => {
    undoneQueues().then(setQueues, () => {})
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

async function undoneQueues(): Promise<readonly ActQueue[]> {
  const userId = accountUserId(accountStore.getState())
  if (userId === null) return []
  return (await (await openKept()).all('queues', userId)).filter((queue) => !isSettled(queue))
}
