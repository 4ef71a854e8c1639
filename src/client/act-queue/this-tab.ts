import { newId } from '../api/new-id.ts'

/** Which tab this is, for as long as its page is open. */
export const thisTab = newId()
