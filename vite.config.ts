import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loginPage } from './web/build/login-page.ts'
import { precompress } from './web/build/precompress.ts'
import { preloadFonts } from './web/build/preload-fonts.ts'

const framework =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store))[\\/]/

export default defineConfig({
  root: 'web',
  plugins: [react(), preloadFonts(), loginPage(), precompress()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // fonts and icons stay files of their own: inlined ones could be neither preloaded nor cached apart
    assetsInlineLimit: 0,
    // what every visit needs and no release of ours changes: one file, compressed as a whole and cached for long
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } } },
  },
})
