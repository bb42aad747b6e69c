import type pg from 'pg';
import { lostNames } from './doctor-store.ts';
import { type Finding, ok, wrong } from './findings.ts';

/** On every connection of the pool several. */
const tries = 40;

/** Whether statements keep their names from call to call: a pooler that changes connections loses or mixes them. */
export async function checkNamedStatements(pool: pg.Pool): Promise<Finding> {
  const lost = await lostNames(pool, tries);
  return lost === 0
    ? ok('statements', 'kept by name')
    : wrong(
        'statements',
        `${lost} of ${tries} lost their names`,
        'Set DATABASE_NAMED_STATEMENTS to no; docs/scale.md.',
      );
}
