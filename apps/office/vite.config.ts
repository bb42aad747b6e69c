import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { innerSvg } from '../../packages/ui/build/inner-svg.ts';
import { precompress } from '../../packages/ui/build/precompress.ts';

/** What the browser's build wrote, compressed beside it. */
const precompressed: Plugin = {
  name: 'precompressed',
  writeBundle: ({ dir = '' }) => precompress(join(dir, 'assets')),
};

/** The office's pages: one document for all of them, drawn in the browser alone. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [innerSvg(), react(), precompressed],
  publicDir: false,
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
});
