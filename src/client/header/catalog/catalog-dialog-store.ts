import { createStore } from 'zustand/vanilla'

/** Whether the dialog of the catalogue in use is open; a button and, on a phone, the account's menu open it. */
export const catalogDialogStore = createStore(() => ({ open: false }))
