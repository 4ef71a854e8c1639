import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/longest-first.ts'

const shared = { reporters: ['default'], env: { TZ: 'UTC' } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/house/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // What is tested here keeps nothing that another file's tests would meet.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          maxWorkers: 3,
          // Nor here: what a file starts, it ends.
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/support/shared-postgres.ts',
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // Tried again once, and then named by `npm test` (scripts/test.ts).
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A journey waits some of the time: with one more than there are cores both of them are busy, with two more they
          // are in each other's way (386 s and 397 s).
          maxWorkers: 3,
          // Files of one process share its browser.
          isolate: false,
          // What a page shows comes a moment after what is done to it.
          expect: { poll: { interval: 50, timeout: 10_000 } },
        },
      },
    ],
  },
})
