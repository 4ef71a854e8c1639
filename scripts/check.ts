import { longerUnitTests } from './test/longer-tests.ts'
import { lint, runStep, types } from './test/run-step.ts'

// What is run after each small change, in a minute on two cores: types, lint, and the unit tests that take moments.

const steps = await Promise.all([runStep('types', types), runStep('lint', lint)])
const without = longerUnitTests.flatMap((file) => ['--exclude', file])
const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...without]
steps.push(await runStep('unit', unit))
process.exitCode = steps.includes('failed') ? 1 : 0
