import { defineConfig } from 'vite'

/**
 * The server in a few files, for starting: finding and reading the nine hundred modules of the source takes half of
 * the time until it serves (docs/decisions/0011-built-server.md). Libraries that bring files of their own, or that are
 * loaded only when a setting asks for them, stay where they are.
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    external: ['@electric-sql/pglite', 'pg', 'pino', 'nodemailer', 'prom-client'],
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // The development sign-in's libraries have one, which is theirs to judge.
      checks: { eval: false },
      input: {
        main: 'src/server/main.ts',
        'look-up-worker': 'src/server/catalogue/look-up-worker.ts',
        'list-worker': 'src/server/catalogue/list-worker.ts',
        'backup-worker': 'src/server/backups/backup-worker.ts',
      },
      // Side by side: run-look-up.ts, read-kept-list.ts and run-worker.ts find their workers beside themselves, here as in the source.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
