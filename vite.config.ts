import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './web/build/precompress.ts'
import { preloadFonts } from './web/build/preload-fonts.ts'

export default defineConfig({
  root: 'web',
  plugins: [react(), preloadFonts(), precompress()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // fonts and icons stay files of their own: inlined ones could be neither preloaded nor cached apart
    assetsInlineLimit: 0,
  },
})
