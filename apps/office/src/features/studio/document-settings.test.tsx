import { documentsKey } from '@rochdale/domain/website/studio/studio-fields';
import { find, render } from '@rochdale/ui/testing/render.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { DocumentSettings } from './document-settings.tsx';
import { useDraft } from './use-draft.ts';

/** Answers the file that is being added. */
const { answers } = vi.hoisted(() => {
  const answers: ((added: { document: string; size: number }) => void)[] = [];
  return { answers };
});
const listed = (friendlyDescription: string) => [{ friendlyDescription, url: 'https://coop.example' }];
vi.mock('./studio-calls.ts', () => ({
  studioKey: ['studio'],
  addDocument: () => new Promise((resolve) => answers.push(resolve)),
  saveDraft: () => new Promise(() => undefined),
  seeStudio: async () => ({
    revision: 0,
    version: { number: 0, at: null },
    saved: null,
    fields: [null, 'es'].map((language) => ({ key: documentsKey, language, draft: listed('Old title') })),
    differences: [],
    problems: [],
  }),
}));

function Studio() {
  const { query, draftOf } = useDraft();
  return query.data ? <DocumentSettings draft={draftOf(query.data)} /> : null;
}

const titles = () =>
  [...document.querySelectorAll<HTMLInputElement>('fieldset input:not([type=file])')].map(({ value }) => value);

/** Types as a person does: React listens to the input's own setter. */
function type(input: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('a file that arrives late is added to the list as it is by then, with what was typed meanwhile', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Studio />
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => find('input[type=file]')));
  const chosen = find('input[type=file]');
  Object.defineProperty(chosen, 'files', { value: [new File(['%PDF-1.7'], 'bylaws.pdf')] });
  await act(async () => chosen.dispatchEvent(new Event('change', { bubbles: true })));
  await act(() => vi.waitFor(() => expect(answers).toHaveLength(1)));
  await act(async () => type(find('fieldset input'), 'New title'));
  await act(async () => answers[0]?.({ document: 'd'.repeat(64), size: 8 }));
  await act(() => vi.waitFor(() => expect(titles()).toHaveLength(3)));
  expect(titles()).toEqual(['New title', 'https://coop.example', 'bylaws']);
});
