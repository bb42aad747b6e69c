import { documentName, mostDocumentBytes } from '@rochdale/domain/website/member-info-docs/document-types';
import type { StudioDocument } from '@rochdale/domain/website/studio/listed-documents';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ChangeEvent, useId, useState } from 'react';
import { addDocument } from './studio-calls.ts';

/** Adds a file to a list of documents; what is not taken is said beside the button. */
export function AddFile({ onAdded }: { onAdded: (document: StudioDocument) => void }) {
  const text = useText();
  const hint = useId();
  const [refused, setRefused] = useState<string>();
  const { send, isPending, error } = useSend(
    async ({ file, name }: { file: File; name: string }) => ({
      name,
      answer: await addDocument({ body: { name, content: await base64Of(file) } }),
    }),
    ({ name, answer: { document } }) =>
      onAdded({ friendlyDescription: name.replace(/\.\w+$/, '').replace(/[-_]+/g, ' '), url: name, document }),
  );
  const onChosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const name = documentName(file.name);
    const reason = name === undefined ? 'studio.document.type' : 'studio.document.large';
    const isTaken = name !== undefined && file.size <= mostDocumentBytes;
    setRefused(isTaken ? undefined : text(reason));
    if (isTaken) void send({ file, name });
  };
  const failed = refused ?? error?.message;
  return (
    <>
      <label className="btn btn--secondary btn--s studio__file" aria-busy={isPending || undefined}>
        {text('studio.documents.addFile')}
        <input className="vh" type="file" aria-describedby={hint} disabled={isPending} onChange={onChosen} />
      </label>
      <p id={hint} className="muted small">
        {text('studio.documents.hint')}
      </p>
      {failed !== undefined && (
        <p className="err" role="alert">
          {failed}
        </p>
      )}
    </>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
