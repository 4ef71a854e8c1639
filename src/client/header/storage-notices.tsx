import { useState } from 'react'
import { shellText } from '../messages/shell-text.ts'
import { usePlanStorage } from '../state/plan-storage.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

const text = shellText.storage

export function StorageNotices() {
  const { writable, rescued } = usePlanStorage()
  const [read, setRead] = useState(false)
  return (
    <>
      {!writable && <Notice text={text.unwritable} />}
      {rescued && !read && (
        <Notice text={text.rescued}>
          <Button onClick={() => setRead(true)}>{text.dismiss}</Button>
        </Notice>
      )}
    </>
  )
}
