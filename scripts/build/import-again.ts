import type { Plugin } from 'vite'

/** An import of one chunk by another, as the bundler writes it. */
const importOfChunk = /\bimport\((["'`])(\.\/[\w-]+\.js)\1\)/g

/**
 * Makes chunks load through `importCode` of the page's early.js. Some browsers (Chromium 150 is one) remember as long as the
 * page is open that a module could not be fetched, so a retry needs another address (SYS-4).
 */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    generateBundle: {
      // After the bundler has worked out which files each chunk needs.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replaceAll(importOfChunk, (_, _quote, chunk) => `importCode('${chunk}')`)
      },
    },
  }
}
