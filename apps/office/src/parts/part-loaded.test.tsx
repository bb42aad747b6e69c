import { find, render } from '@rochdale/ui/testing/render.ts';
import { expect, it } from 'vitest';
import { CallError } from '../lib/calls.ts';
import { loadText } from '../lib/text/load-text.ts';
import { PartLoaded } from './part-loaded.tsx';

await loadText('en');

it('what has come stays when it can’t be had again, with what was typed there, and why is said above it', () => {
  const shown = (data: string | undefined, error: Error | null) => (
    <PartLoaded query={{ data, error, refetch: () => undefined }}>{(label) => <input aria-label={label} />}</PartLoaded>
  );
  const { show } = render(shown('Note', null));
  const field = find('input');
  if (field instanceof HTMLInputElement) field.value = 'Called back';
  show(shown('Note', new CallError('No answer came.', 500, [], '4711')));
  expect(find('input')).toBe(field);
  expect(document.body.textContent).toContain('We could not check again.No answer came. Error 4711.');
  show(shown(undefined, new CallError('No answer came.', 500)));
  expect(document.querySelector('input')).toBeNull();
  expect(find('[role=alert]').textContent).toContain('No answer came. The rest of the page is right.');
});
