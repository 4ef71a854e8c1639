import { defineConfig } from 'vitest/config'
import { quickWasm } from './tests/support/quick-wasm.ts'

/** Time limits end what hangs; no test proves with them that something is fast. */
const shared = { reporters: ['default'], env: { TZ: 'UTC' } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/house/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // What is tested here keeps nothing that another file's tests would meet.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          // More than there are cores, because these tests wait half of the time: for a second try of a message, or a limit.
          maxWorkers: 4,
          // As with the unit tests, nothing is left for another file: what a file starts, it ends.
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          // Some tests open the built-in database themselves.
          execArgv: quickWasm,
          globalSetup: 'tests/support/shared-postgres.ts',
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 180_000,
          expect: { poll: { interval: 50, timeout: 60_000 } },
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/shared-postgres.ts',
          // Tried again once, and then named by `npm test` (scripts/test.ts).
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 180_000,
          // A journey waits some of the time, so one more than there are cores. With two more a run takes as long (397 s, and
          // 413 with three), but each page comes later, and with it whatever a journey waits for.
          maxWorkers: 3,
          // Files of one process share its browser.
          isolate: false,
          // What a page shows comes a moment after what is done to it.
          expect: { poll: { interval: 50, timeout: 30_000 } },
        },
      },
    ],
  },
})
