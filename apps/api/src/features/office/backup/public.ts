export { newestBackup } from './kept-backups.ts';
