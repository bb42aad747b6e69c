import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that are there to make and to try the product. */
const workshop = /^(bench|e2e|test|\.ci)\/|^(apps|packages)\/[^/]+\/(src|states|build)\/|^apps\/api\/releases\//;
/** Files of the same kind. */
const tools =
  /(^|\/)(\.[^/]+|tsconfig[^/]*\.json|[^/]+\.config\.ts|biome\.json|knip\.json|vite\.programs\.ts|Dockerfile|index\.html)$/;
const kept = /^(deploy|coops)\//;

/** What a release holds of a clone that is built: what was built, what that reads, what operates it, and what is read by people. */
export function releasedFiles(clone: string): string[] {
  const known = execFileSync('git', ['ls-files', '-z'], { cwd: clone, encoding: 'utf8' }).split('\0').filter(Boolean);
  const files = known.filter((file) => !workshop.test(file) && (kept.test(file) || !tools.test(file)));
  const built = readdirSync(join(clone, 'apps'))
    .map((app) => `apps/${app}/dist`)
    .filter((folder) => existsSync(join(clone, folder)));
  return [...files, ...built];
}
