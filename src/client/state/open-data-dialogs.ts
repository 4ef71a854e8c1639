import { openDataDialog } from './data-dialog-address.ts'

/** Opens the Data Manager (SYS-5). */
export function openDataManager(): void {
  openDataDialog('data')
}

/** Opens what can be gone back to: earlier plans, and texts this browser could not read (BEY-6). */
export function openWaysBack(): void {
  openDataDialog('ways-back')
}

/** Opens the saved build lists (SAVE-8). */
export function openBuildLists(): void {
  openDataDialog('build-lists')
}
