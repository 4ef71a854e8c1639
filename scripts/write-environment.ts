import { writeFileSync } from 'node:fs'
import { environmentPage } from './environment-page.ts'

writeFileSync('docs/environment.md', environmentPage())
