import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { shortestQuery } from '@rochdale/domain/office/members/finding/find-query';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { operation } from '../../lib/calls.ts';

const find = operation('members.find', 'GET /v1/find');

export type FoundMember = OfficeResponseOf<'members.find'>['members'][number];

/** By what a member was found, in words. */
export const foundBy = {
  number: 'finding.by.number',
  name: 'finding.by.name',
  account: 'finding.by.account',
  phone: 'finding.by.phone',
  email: 'finding.by.email',
  login: 'finding.by.login',
  address: 'finding.by.address',
  meter: 'finding.by.meter',
  payment: 'finding.by.payment',
  person: 'finding.by.person',
} as const satisfies Readonly<Record<FoundMember['by'], PlainTextCode>>;

/** Who fits what was typed; what was found before stays until the next answer. */
export function useFound(typed: string) {
  const q = useDeferredValue(typed.trim());
  return useQuery({
    queryKey: ['find', q],
    queryFn: () => find({ query: { q } }),
    enabled: q.length >= shortestQuery,
    placeholderData: (before) => before,
  });
}

/** Who a whole number names, asked at once. */
export const opensOf = async (q: string): Promise<string | null> => (await find({ query: { q } })).opens;
