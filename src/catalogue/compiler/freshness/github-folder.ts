/** What GitHub says of a folder whose files are read one by one. */
export type GitHubFolder = {
  /** Day of its last change, YYYY-MM-DD; '' if GitHub does not say. */
  readonly date: string
  /** Names of the files in it; empty if GitHub does not say. */
  readonly files: readonly string[]
}

const timeoutMs = 10_000
const rawAddress =
  /^https:\/\/raw\.githubusercontent\.com\/([\w.-]+)\/([\w.-]+)\/(?:refs\/heads\/)?(.+)\/([^/]+)\/?$/

/**
 * Asks GitHub for the day and the files of a folder at one of its raw addresses; null for any other source. A source without a
 * manifest has its own day this way; the day on which it was fetched says nothing about its age.
 */
export async function readGitHubFolder(
  source: string,
  api = 'https://api.github.com',
): Promise<GitHubFolder | null> {
  const [, owner, repository, branch, folder] = rawAddress.exec(source) ?? []
  if (!owner || !repository || !branch || !folder) return null
  const place = `${api}/repos/${owner}/${repository}`
  const [commits, contents] = await Promise.all([
    readJson(
      `${place}/commits?sha=${encodeURIComponent(branch)}&path=${encodeURIComponent(folder)}&per_page=1`,
    ),
    readJson(`${place}/contents/${encodeURIComponent(folder)}?ref=${encodeURIComponent(branch)}`),
  ])
  return { date: dayOf(commits), files: namesIn(contents) }
}

async function readJson(address: string): Promise<unknown> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.json() : null
  } catch {
    // GitHub is asked for extras only; without an answer the day is unknown.
    return null
  }
}

function dayOf(commits: unknown): string {
  const [last] = Array.isArray(commits) ? commits : []
  const date: unknown = last?.commit?.committer?.date
  return typeof date === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '') : ''
}

function namesIn(contents: unknown): readonly string[] {
  const entries: readonly { readonly name?: unknown }[] = Array.isArray(contents) ? contents : []
  return entries.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
}
