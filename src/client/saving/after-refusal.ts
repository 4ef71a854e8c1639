import type { ErrorReply } from '#contract/error-reply'

/**
 * What to do after the server refused a batch: send it again under a new client id; give it up, since nobody knows whether
 * it was saved; follow it to the catalogue that the plan has by now, and send it again; set it aside and send the next; or try again
 * later.
 */
export type AfterRefusal = 'signed-out' | 'new-client' | 'forgotten' | 'follow' | 'set-aside' | 'try-again'

/** @param isRepeated whether the batch was sent before without an answer, so that the server may have it already */
export function afterRefusal(
  { code, reason }: Pick<ErrorReply, 'code'> & { readonly reason?: ErrorReply['reason'] },
  isRepeated: boolean,
): AfterRefusal {
  // This browser no longer knows that it had used the number: its machine broke down, or it had no room to note it.
  if (reason === 'number-of-other-changes') return 'forgotten'
  switch (code) {
    case 'UNAUTHORIZED':
      return 'signed-out'
    case 'CONFLICT':
      // The user is asked first (`restored.ts`).
      if (reason === 'database-restored') return 'try-again'
      if (reason === 'other-catalogue') return 'follow'
      if (reason === 'perhaps-saved') return 'forgotten'
      if (reason === 'number-unexpected') return isRepeated ? 'forgotten' : 'new-client'
      return 'set-aside'
    case 'INVALID':
    case 'BAD_REQUEST':
    case 'PAYLOAD_TOO_LARGE':
      return 'set-aside'
    default:
      return 'try-again'
  }
}
