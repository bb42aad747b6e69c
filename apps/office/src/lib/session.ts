import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { useQuery } from '@tanstack/react-query';
import { operation } from './calls.ts';

export type Me = OfficeResponseOf<'staff-session.me'>;

export const me = operation('staff-session.me', 'GET /v1/me');
export const signOut = operation('staff-session.sign-out', 'POST /v1/sign-out');

export const meKey = ['me'] as const;

/** Who is signed in, and what they may do. */
export const useMe = () => useQuery({ queryKey: meKey, queryFn: () => me({}) });
