import { longerUnitTests } from './test/longer-tests.ts'
import { lint, runStep, types } from './test/run-step.ts'
import { runVitestProject } from './test/vitest-project.ts'

// What is run after each small change, in a minute on two cores: types, lint, and the unit tests that take moments.

const steps = await Promise.all([runStep('types', types), runStep('lint', lint)])
const { failed } = runVitestProject('unit', longerUnitTests)
process.exitCode = steps.includes('failed') || failed > 0 ? 1 : 0
