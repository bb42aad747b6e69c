import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineScript } from '../../packages/ui/build/inline-script.ts';
import { innerSvg } from '../../packages/ui/build/inner-svg.ts';
import { precompress } from '../../packages/ui/build/precompress.ts';

/** What the browser's build wrote, compressed beside it. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    writeBundle: ({ dir = '' }) => precompress(join(dir, 'assets')),
  };
}

/** The name of a picture or style: both builds give it alike. */
const assetFileNames = ({ names: [name = ''] }: { readonly names: readonly string[] }): string =>
  `assets/${name.replace(/(-page)?\.\w+$/, '').slice(0, 8)}-[hash:7][extname]`;

/** The browser's build (with a manifest, from which the server links what a page needs) and the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [innerSvg(), inlineScript('firstBytes'), react(), ...(isSsrBuild ? [] : [precompressed()])],
  publicDir: false,
  resolve: {
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      // The map's build whose worker is a file of its own, and none that it makes of a text.
      { find: /^maplibre-gl$/, replacement: 'maplibre-gl/dist/maplibre-gl-csp.js' },
    ],
  },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // The server links what the first page needs, and the router fetches a page before it is shown: lists of every page's
    // scripts would only make the first page heavier. Styles must be there before their page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((one) => one.endsWith('.css')),
    },
    // What a page fetches when it needs it, the server has at hand all the same.
    ...(isSsrBuild && {
      rolldownOptions: {
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        // What the server writes into a page, the browser's build has under the same name.
        output: { assetFileNames },
      },
    }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // The service worker imports nothing, so that it is one file; the server gives it its address.
        input: ['src/app/entry-client.tsx', 'src/service-worker/service-worker.ts'],
        output: {
          // Names of files stand in the first file some two hundred times, and hashes do not compress: 42 bits tell a few
          // hundred files, and their versions, apart; the first letters of a name say which file it is.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ name }) => `assets/${name.replace(/(-page|\.en)$/, '').slice(0, 8)}-[hash:7].js`,
          assetFileNames,
          codeSplitting: {
            groups: [
              {
                // What every page begins with, sign-in, which every member passes, and all that these import: first, so that
                // they are one file of one dictionary, and sign-in waits for nothing that it does not need.
                name: 'base',
                test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\/|\/src\/app\/(screens\/(addresses|screens|screen|public-screens|member-screens|page-title|guarded-screen|redirected|leave)|document\/early-typing|router|reload)\.tsx?$|\/src\/(lib\/(address\/page-views|gates|chat-door)|ui\/art\/coop-logo)\.tsx?$|\/ui\/src\/(layout\/title|state\/spoken|form\/(use-is-met|error-summary))\.tsx?$|\/src\/features\/identity\/(locked\/public|sign-in\/(sign-in-calls|begin-session|sign-in-form|login-page))\.tsx?$|domain\/src\/(identity\/sign-in\/(credentials|locked)\.ts|website\/(screens\/screen-(access|door)|menus\/routes|site\/screen-names)|gates\/|planned\/draft-payments\/draft-rules)/,
              },
              {
                // What nearly every page needs is one file: a compressed file of its own costs more than it holds. Visitors
                // have no data of their own: what keeps a member's stays apart.
                name: 'common',
                test: /\/src\/(?!.*(billing-words|member-data|current-account|account-list|asked-account|use-accounts|account-page))/,
                minShareCount: 27,
              },
              // Sign-in has these before its frame, and when somebody is there.
              {
                name: 'passkeys',
                test: /\/src\/(lib\/device\/passkeys|features\/identity\/sign-in\/passkey-sign-in)\.ts/,
              },
              { name: 'language', test: /\/src\/lib\/text\/language\.ts/ },
              // Icons, what each page with a frame begins with, and what members' pages share: a request each, not one a file.
              { name: 'icons', test: /lucide-static\/icons\// },
              {
                name: 'frame',
                test: /\/src\/app\/(shell\/(?!(switcher|session-watch))|menus\/|late-frame)/,
                minShareCount: 2,
              },
              {
                name: 'member',
                test: /\/node_modules\/@tanstack\/(react-query|query-core)\/|\/src\//,
                minShareCount: 8,
              },
              // What the overview shares with usage must not bring all of that.
              { name: 'parts', test: /\/ui\/src\/(steps\/chips|layout\/fold|figures\/stats)/, minShareCount: 2 },
              // What the tabs of usage share; what is drawn by intervals comes with its tab, or when a day is opened.
              {
                name: 'usage',
                test: /\/src\/(features\/energy\/usage\/|ui\/chart\/)/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    }),
  },
  ssr: { noExternal: true },
}));
