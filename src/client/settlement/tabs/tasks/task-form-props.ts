import type { ListedTask } from '../../listed-tasks.ts'

export type TaskFormProps = { settlementId: string; listed: ListedTask; onClose: () => void }
