import {
  type OfficeScreenName,
  type OfficeScreenParts,
  officeAddress,
} from '@rochdale/domain/office/screens/office-screens';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** Goes to another screen. */
export function useGo() {
  const navigate = useNavigate();
  return useCallback(
    <N extends OfficeScreenName>(
      to: N,
      parts: OfficeScreenParts<N>,
      { query = {}, replaces = false }: { query?: Readonly<Record<string, string>>; replaces?: boolean } = {},
    ): void => {
      void navigate({ to: officeAddress(to, parts), search: query, replace: replaces });
    },
    [navigate],
  );
}

/** The texts in the address's query, and a way to change some of them; what becomes empty leaves it. */
export function useQueryTexts(): [
  Readonly<Record<string, string>>,
  (changed: Readonly<Record<string, string>>) => void,
] {
  const navigate = useNavigate();
  const search = useLocation({ select: (location) => location.searchStr });
  const texts: Readonly<Record<string, string>> = useMemo(
    () => Object.fromEntries(new URLSearchParams(search)),
    [search],
  );
  const change = useCallback(
    (changed: Readonly<Record<string, string>>): void => {
      const next = Object.entries({ ...texts, ...changed }).filter(([, value]) => value !== '');
      void navigate({ to: '.', search: Object.fromEntries(next), replace: true });
    },
    [navigate, texts],
  );
  return [texts, change];
}

/** The texts that the address fills its screen's path with. */
export function usePathParts(): Readonly<Record<string, string>> {
  return useParams({ strict: false });
}

/** Where one is, without the query. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname });
