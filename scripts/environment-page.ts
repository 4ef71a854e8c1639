import { settings } from '#server/configuration/environment'

/** The reference of all settings, out of the one schema that checks them. */
export function environmentPage(): string {
  const rows = settings().map(({ name, description }) => `| \`${name}\` | ${cell(description)} |`)
  return `# Settings

Everything is set by environment variables. An empty value counts as not given, except for \`CATALOGUE_SOURCE\`. A value that
cannot be used ends the start with a sentence and exit code 1. [Operations](operations.md) says how they work together.

This page is written by \`npm run docs:environment\` from what checks the settings (\`src/server/configuration\`).

| Variable | What it is |
| --- | --- |
${rows.join('\n')}
`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
