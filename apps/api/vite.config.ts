import { programs } from '../../vite.programs.ts';

export default programs(import.meta.dirname, {
  server: 'src/server.ts',
  worker: 'src/worker.ts',
  'features/identity/foreign-hashes/sha-crypt': 'src/features/identity/foreign-hashes/sha-crypt.ts',
  coop: 'src/cli/coop.ts',
  start: 'src/start/start.ts',
});
