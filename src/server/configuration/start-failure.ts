/** A reason not to start that the person who starts the server can act on: shown as one sentence, without a stack. */
export function startFailure(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name: 'StartFailure' })
}

/** Whether an error is such a sentence, and not a fault of ours. */
export function isStartFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartFailure'
}
