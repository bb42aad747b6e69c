import { programs } from '../../vite.programs.ts';

export default programs(import.meta.dirname, { server: 'src/server.ts' });
