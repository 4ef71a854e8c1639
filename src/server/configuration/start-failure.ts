/** A reason not to start that whoever starts the server can mend: shown as one sentence, without a stack. */
export function startFailure(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { name: 'StartFailure' })
}

/** Whether an error was made by `startFailure`; any other is a bug. */
export function isStartFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === 'StartFailure'
}
