import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Look } from './index-page.ts';
import type { NamedState } from './states.ts';

/** A page that leaves the browser as a state begins, with its session, and goes to the screen. */
export function openingPage({ screen, state }: NamedState, { scheme }: Look, session: string | undefined): string {
  const kept = { 'rochdale.colourMode': scheme, ...(session !== undefined && { 'rochdale.session': session }) };
  const given = JSON.stringify({ kept, address: addressOf(screen, state.query) }).replace(/</g, '\\u003c');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${screen}</title><script>
const { kept, address } = ${given};
localStorage.clear();
sessionStorage.clear();
for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
location.replace(address);
</script></html>`;
}
