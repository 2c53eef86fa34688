import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loginPage } from './web/build/login-page.ts'
import { namedMedia } from './web/build/named-media.ts'
import { precompress } from './web/build/precompress.ts'
import { preloadFonts } from './web/build/preload-fonts.ts'
import { serviceWorker } from './web/build/service-worker.ts'

const framework =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store))[\\/]/

/** What the log-in needs beside the framework, in one piece: as a dozen small files it would be a tenth larger. */
const ownParts =
  'api-client|send-request|api-error|idempotency-key|reachability|store|rejoin|session-end|stored-session'
const first = new RegExp(
  [
    '/@mantine/core/esm/components/(TextInput|InputBase|Input|CloseButton)/',
    '/@tanstack/(react-query|query-core)/.*[mM]utation',
    `/web/lib/([a-z]+/)?(${ownParts}|use-write|stored-drafts)\\.ts$`,
    '/web/domain/needs/need-icon\\.tsx$',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

/**
 * The first visit carries the names of the files that lazy screens need, so that they are fetched together. Only the
 * screens right after the log-in are worth that; the others are fetched when somebody points at their link.
 */
const rightAfterLogin = /(shell|solutions-list)-/
const namedFiles = (screen: string, needed: string[]) =>
  needed.filter((file) => rightAfterLogin.test(screen) || file.endsWith('.css'))

export default defineConfig({
  root: 'web',
  plugins: [react(), namedMedia(), preloadFonts(), loginPage(), serviceWorker(), precompress()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: namedFiles },
    // fonts and icons stay files of their own: inlined ones could be neither preloaded nor cached apart
    assetsInlineLimit: 0,
    // what every visit needs and no release of ours changes: one file, compressed as a whole and cached for long
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework },
            { name: 'first', test: first },
          ],
        },
      },
    },
  },
})
