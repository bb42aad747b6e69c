import { useText } from '@rochdale/ui/text/text.ts';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import type { SeenItem } from './queues-calls.ts';

/** Why somebody may not answer what they see; undefined: they may. */
export function useMayNot({ isPlaceHidden }: Pick<SeenItem, 'isPlaceHidden'>): string | undefined {
  const text = useText();
  const { data: me } = useMe();
  const needed = isPlaceHidden ? 'members.see-protected' : 'queues.review';
  if (me?.permissions.includes('queues.review') && !isPlaceHidden) return undefined;
  return text('office.notAllowed', { permission: text(permissionWords[needed]) });
}
