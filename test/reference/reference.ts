import { type ReferencePage, referencePages } from '@rochdale/contract/reference/api-pages';
import { en } from '@rochdale/domain/messages/catalogue.en';
import type { MessageCode } from '@rochdale/domain/messages/text';
import { errorNumbers } from '../../apps/api/src/platform/http/error-codes.ts';

const rows = (Object.entries(errorNumbers) as [MessageCode, number][])
  .sort(([, a], [, b]) => a - b)
  .map(([code, number]) => `| ${number} | \`${code}\` | ${en[code].replaceAll('\n', ' ')} |`);

const errors: ReferencePage = {
  file: 'errors.md',
  text: `${[
    '# Numbers of errors',
    '<!-- Written by `npm run -s reference`. -->',
    '',
    'What stands as `code` in a refusal (`apps/api/src/platform/http/error-codes.ts`). A refusal without a number of its own is 1000.',
    '',
    ...['| code | message | in English |', '| --- | --- | --- |', ...rows],
  ].join('\n')}\n`,
};

/** Every page of `docs/api`. */
export const apiPages: readonly ReferencePage[] = [...referencePages(), errors];
