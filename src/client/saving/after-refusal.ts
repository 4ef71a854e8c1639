import type { ErrorReply } from '#contract/errors'

/**
 * What to do after the server said no to a batch: send it under a new name; take it for forgotten, since nobody knows
 * whether it was saved; set it aside and go on with the next; or try again later.
 */
export type AfterRefusal = 'signed-out' | 'rename' | 'forgotten' | 'set-aside' | 'try-again'

/** @param isRepeated whether the batch was sent before, without an answer: then the server may have it already */
export function afterRefusal(
  { code, reason }: Pick<ErrorReply, 'code'> & { readonly reason?: ErrorReply['reason'] },
  isRepeated: boolean,
): AfterRefusal {
  switch (code) {
    case 'UNAUTHORIZED':
      return 'signed-out'
    case 'CONFLICT':
      if (reason === 'perhaps-saved') return 'forgotten'
      if (reason === 'number-unexpected') return isRepeated ? 'forgotten' : 'rename'
      return 'set-aside'
    case 'INVALID':
    case 'BAD_REQUEST':
    case 'PAYLOAD_TOO_LARGE':
      return 'set-aside'
    default:
      return 'try-again'
  }
}
