import type { Plugin } from 'vite'

/** A chunk's import of another, as the bundler writes it. */
const importOfChunk = /\bimport\((["'`])(\.\/[\w-]+\.js)\1\)/g

/**
 * Has chunks fetched through `importCode` of the page's early.js: some browsers (Chromium 150 is one) remember for the life of a page
 * that a module could not be fetched, so that it has to be asked for again under another address (SYS-4).
 */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    generateBundle: {
      // After the bundler has found out what each chunk needs to be loaded with.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replaceAll(importOfChunk, (_, _quote, chunk) => `importCode('${chunk}')`)
      },
    },
  }
}
