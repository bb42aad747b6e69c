import type { PlainOfficeScreen } from '@rochdale/domain/office/screens/office-screens';
import { useEffect, useRef } from 'react';
import { useGo } from '../../lib/address.ts';
import { isTyping, useLetters } from '../../lib/letters.ts';
import type { Me } from '../../lib/session.ts';
import { screens } from '../screens.ts';
import { railGroups } from './rail-groups.ts';

/** How long after G its letter is waited for (ms). */
const patienceMs = 1500;

/** The letters that lead to screens after G. */
const goKeys = (me: Me): ReadonlyMap<string, PlainOfficeScreen> =>
  new Map(railGroups(me).flatMap(({ names }) => names.map((name) => [screens[name].rail?.key ?? '', name] as const)));

/** G and a letter go to a screen, ? lists the keys; in a field, and where letters are turned off, they do nothing. */
export function useShortcuts(me: Me, { help }: { readonly help: () => void }): void {
  const go = useGo();
  const [isOn] = useLetters();
  const goneAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event)) return;
      const to = event.timeStamp - goneAt.current < patienceMs ? goKeys(me).get(event.key.toLowerCase()) : undefined;
      goneAt.current = event.key.toLowerCase() === 'g' && to === undefined ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (to !== undefined) {
        event.preventDefault();
        go(to, {});
      } else if (event.key === '?') help();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [me, go, help, isOn]);
}
