import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. */
const long: readonly string[] = [
  ...['stripe-gateway', 'login', 'hosted-gateway', 'foreign-hashes', 'hostile-requests', 'money-model', 'open-account'],
  ...[
    'brought-plans',
    'measure-watches',
    'export',
    'rehearse',
    'many-at-once',
    'deliver-exports',
    'read-replica',
    'site',
    'killed-api',
    'outage-fallback',
    'watch-jobs',
  ],
];

/** Where a file stands among those that take longest; after them all where it is none of them. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = long.indexOf(basename(moduleId, '.test.ts'));
  return place === -1 ? long.length : place;
};

/** What takes longest begins first, so that workers end together; a clean clone knows nothing yet of how long each takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
