import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { createCodeGroups } from './scripts/build/code-groups.ts'
import { compressClient } from './scripts/build/compress-client.ts'
import { importAgain } from './scripts/build/import-again.ts'
import { noticePresses } from './scripts/build/notice-presses.ts'
import { plainEarly } from './scripts/build/plain-early.ts'
import { nameSettlementCode } from './scripts/build/settlement-code.ts'

const server = `http://localhost:${process.env.PORT ?? '3000'}`

/** The app as the device shows it once it is installed (BEY-10); the colours are those of tokens.css. */
const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Bit Calculator',
  short_name: 'Bit Calculator',
  description: 'A crafting calculator for BitCraft players: what to gather, what to craft, in which order.',
  start_url: '/',
  display: 'standalone',
  theme_color: '#fffdf8',
  background_color: '#f6f3ec',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** Keeps app and catalogues for the time without a network; a new version waits until the player takes it. */
const offline = VitePWA({
  registerType: 'prompt',
  // Registered by hand in src/client/offline: the policy allows no inline script.
  injectRegister: false,
  manifest,
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,txt}'],
    // The server writes the catalogue of the day into index.html; app.html is the same page without it.
    manifestTransforms: [
      async (entries) => ({
        manifest: entries.map((entry) =>
          entry.url === 'index.html' ? { ...entry, url: 'app.html' } : entry,
        ),
      }),
    ],
    navigateFallback: '/app.html',
    navigateFallbackDenylist: [/^\/(api|catalog|data|p)\//, /^\/(healthz|readyz)$/],
    cleanupOutdatedCaches: true,
    // Trusted Types would block importScripts without a word.
    inlineWorkboxRuntime: true,
    runtimeCaching: [
      {
        urlPattern: /\/catalog\/[\w-]+-\d+\.json$/,
        handler: 'CacheFirst',
        options: {
          // Named in src/client/api/catalog.ts too.
          cacheName: 'catalogues',
          expiration: { maxEntries: 4 },
          cacheableResponse: { statuses: [200] },
        },
      },
      {
        urlPattern: /\/catalog\/current\.json$/,
        handler: 'NetworkFirst',
        options: {
          cacheName: 'catalogue-in-use',
          networkTimeoutSeconds: 3,
          cacheableResponse: { statuses: [200] },
        },
      },
    ],
  },
})

/**
 * What every first load needs and a release seldom changes: one file, because each further one costs a phone a round trip.
 * The store's shallow comparison belongs to the settlement page alone.
 */
const firstLoad =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|zustand(?!.*shallow)|wouter|regexparam|@tanstack[\\/]virtual-core)[\\/]|(contract[\\/]sentences[\\/]numbers|client[\\/](messages[\\/]format|state[\\/]address-query))\.ts/

/** What the first load needs and other parts need too: one file, which takes fewer bytes and round trips than a dozen small ones. */
const sharedAtFirst =
  /vite[\\/]preload-helper|domain[\\/](read-amount|build-list[\\/]build-list|catalog[\\/](catalog|fraction|item|pack-format|rarity)|crafting[\\/](gathering|odds|whole-amounts|whole-plan)|undo[\\/]plan-change)\.ts|client[\\/](api[\\/](catalog|new-id|page-settings)|messages[\\/](calculator-text|format-large)|state[\\/](calculator|catalog-choice|catalog-in-use|plan-copies|plan-owner|stored-json|stored-plan)|ui[\\/](button|empty-state|parse-quantity))\.tsx?/

/** What every screen that asks the server needs: one file, because the first load names each file that a screen needs. */
const asking =
  /(contract[\\/]epoch|client[\\/](api[\\/](ask|epoch|gesture|network-time-out|one-at-a-time|outcome|perform|use-answer|use-submit)|messages[\\/]trouble-text|ui[\\/](answered|not-loaded)))\.tsx?/

export default defineConfig({
  root: 'src/client',
  plugins: [
    react(),
    tailwindcss(),
    offline,
    importAgain(),
    nameSettlementCode(),
    plainEarly(),
    noticePresses(),
    compressClient(),
  ],
  server: { proxy: { '/api': server, '/catalog': server, '/p/': server } },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The policy forbids data: scripts and styles, and a hashed file is cached for good.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: firstLoad },
            { name: 'shared', test: sharedAtFirst },
            { name: 'asking', test: asking, includeDependenciesRecursively: false },
            { name: createCodeGroups(), debugName: 'screens', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
