import type { AuditReport } from './verify-audit.ts';

const said: Record<AuditReport['faults'][number]['kind'], string> = {
  altered: 'was altered',
  removed: 'was removed',
  added: 'was not written by the product',
  'personal-altered': 'was altered in what is personal',
  'personal-removed': 'has lost what is personal before its time',
};

/** What a walk along the audit found, a line for each fault. */
export const faultTexts = ({ faults, unnamed, unchained }: AuditReport): string[] => [
  ...faults.map(({ kind, position, auditId }) => `Entry ${auditId ?? 'unknown'} at place ${position} ${said[kind]}.`),
  ...(unnamed > 0 ? [`${unnamed} more faults are not named.`] : []),
  ...(unchained.count > 0
    ? [
        `${unchained.count} entries have had no place for more than a minute: ${unchained.first.slice(0, 20).join(', ')}. Does the worker run?`,
      ]
    : []),
];
