import { blocksOfKinds } from '@rochdale/domain/energy/espi-scope/espi-scope';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ActDialog } from '../../../parts/act-dialog.tsx';
import { useProof } from '../../../parts/proof.tsx';
import { registerThirdParty } from './third-parties-calls.ts';
import { type ThirdPartyScope, WhatItMay } from './what-it-may.tsx';

const lines = [
  ['name', 'connected.party.name'],
  ['siteUrl', 'connected.party.site'],
  ['privacyUrl', 'connected.party.privacy'],
  ['contactEmail', 'connected.party.contact'],
] as const;

/** Asks for a third party: who it is, where members come back to, and what it may ask for or be told. */
export function ThirdPartyDialog({ onClose, onDone }: { onClose: () => void; onDone: (said: string) => void }) {
  const text = useText();
  const proof = useProof();
  const [typed, setTyped] = useState({ name: '', siteUrl: '', privacyUrl: '', contactEmail: '' });
  const [returns, setReturns] = useState('');
  const [notifyUrl, setNotifyUrl] = useState('');
  const [what, setWhat] = useState<ThirdPartyScope>({ kind: 'data', kinds: ['use'], told: [] });
  const [requiresPkce, setRequiresPkce] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const missing = (isFilled: boolean, words: 'connected.fill' | 'connected.choose') =>
    isAsked && !isFilled ? text(words) : undefined;
  const isData = what.kind === 'data';
  const act = async (reason: string): Promise<string | undefined> => {
    setAsked(true);
    const isFilled = Object.values(typed).every((one) => one.trim() !== '');
    if (!isFilled || returns.trim() === '' || (isData && what.kinds.length === 0) || !(await proof())) return undefined;
    const { state } = await registerThirdParty({
      body: {
        ...typed,
        redirectUris: returns.split(/\s+/).filter(Boolean),
        kind: what.kind,
        functionBlocks: isData ? [...blocksOfKinds(what.kinds)] : [],
        told: isData ? [] : [...what.told],
        requiresPkce,
        notifyUrl: isData ? notifyUrl : '',
        reason,
      },
    });
    return text(state === 'done' ? 'connected.party.made' : 'office.secondPerson.waiting');
  };
  return (
    <ActDialog
      title={text('connected.party.new')}
      words={text('connected.party.new.words')}
      does={text('connected.party.new')}
      act={act}
      onClose={onClose}
      onDone={onDone}
    >
      {lines.map(([field, label]) => (
        <TextField
          key={field}
          label={text(label)}
          {...(field === 'name' && { hint: text('connected.party.name.hint') })}
          error={missing(typed[field].trim() !== '', 'connected.fill')}
          maxLength={field === 'name' ? 60 : 500}
          autoComplete="off"
          value={typed[field]}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
        />
      ))}
      <TextAreaField
        label={text('connected.party.returns')}
        hint={text('connected.party.returns.hint')}
        error={missing(returns.trim() !== '', 'connected.fill')}
        rows={2}
        value={returns}
        onChange={(event) => setReturns(event.target.value)}
      />
      <WhatItMay what={what} error={missing(what.kinds.length > 0, 'connected.choose')} onChange={setWhat} />
      {isData && (
        <TextField
          label={text('connected.party.notify')}
          hint={text('connected.party.notify.hint')}
          maxLength={500}
          autoComplete="off"
          value={notifyUrl}
          onChange={(event) => setNotifyUrl(event.target.value)}
        />
      )}
      <Checkbox
        label={`${text('connected.party.pkce')}. ${text('connected.party.pkce.hint')}`}
        checked={requiresPkce}
        onChange={(event) => setRequiresPkce(event.target.checked)}
      />
    </ActDialog>
  );
}
