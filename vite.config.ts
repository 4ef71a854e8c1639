import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://localhost:${process.env.PORT ?? '3000'}`

export default defineConfig({
  root: 'src/client',
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': server, '/catalog': server } },
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
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
})
