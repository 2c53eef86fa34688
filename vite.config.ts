import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './web/build/chunk-groups.ts'
import { loginPage } from './web/build/login-page.ts'
import { namedMedia } from './web/build/named-media.ts'
import { notStarted } from './web/build/not-started.ts'
import { pageHead } from './web/build/page-head.ts'
import { serviceWorker } from './web/build/service-worker.ts'
import { spoken } from './web/build/spoken.ts'

/** `scripts/build.mjs` builds one after the other; `npm run dev` shows one. */
const language = process.env.NINEFOLD_LANGUAGE ?? 'en'

export default defineConfig({
  root: 'web',
  plugins: [notStarted(), spoken(language), react(), namedMedia(), pageHead(), loginPage(language), serviceWorker()],
  // the way for a React that cannot do it itself, which would be loaded with the list
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // fonts and icons stay files of their own: inlined ones could be neither preloaded nor cached apart
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'web/index.html', login: 'web/login.html', press: 'web/press.ts' },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
})
