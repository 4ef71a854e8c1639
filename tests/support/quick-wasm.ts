/** Only V8's quick compiler for PGlite's code: enough for a test, and a server starts in two thirds of the time. */
export const quickWasm = ['--liftoff-only', '--wasm-lazy-compilation', '--wasm-lazy-validation']
