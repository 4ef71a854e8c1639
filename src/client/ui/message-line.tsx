import type { Message } from './use-message.ts'

const looks = {
  success: 'bg-have-soft text-have',
  problem: 'bg-missing-soft text-missing',
}

/** How a press went, at the dialog's lower edge wherever it is scrolled to. */
export function MessageLine({ message }: { message: Message | null }) {
  return (
    <div
      role={message?.kind === 'problem' ? 'alert' : 'status'}
      className="sticky -bottom-4 z-10 -mx-4 mt-3 -mb-4 bg-panel"
    >
      {message && (
        <div className={`px-4 py-2 font-semibold ${looks[message.kind]}`}>
          {message.title && <p>{message.title}</p>}
          <p>{message.text}</p>
          {message.hint && <p className="text-small font-normal">{message.hint}</p>}
        </div>
      )}
    </div>
  )
}
