import { addDays, localTimeAt } from '@rochdale/domain/dates';
import { type KeyPermission, keyPermissions } from '@rochdale/domain/office/connected/key-rules';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useOffice } from '../../../lib/office.tsx';
import { ActDialog } from '../../../parts/act-dialog.tsx';
import { useProof } from '../../../parts/proof.tsx';
import { type Key, makeKey, permissionWordsOfKeys } from '../connected-calls.ts';

interface KeyDialogProps {
  /** The key that is to have a successor. */
  readonly renewed?: Key;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Asks for a key: what it may, from where and until when. A key is renewed by one like it. */
export function KeyDialog({ renewed, onClose, onDone }: KeyDialogProps) {
  const text = useText();
  const proof = useProof();
  const { timeZone } = useOffice();
  const [name, setName] = useState(renewed?.name ?? '');
  const [permissions, setPermissions] = useState<readonly KeyPermission[]>(renewed?.permissions ?? []);
  const [networks, setNetworks] = useState(renewed?.networks.join('\n') ?? '');
  const [endsOn, setEndsOn] = useState<string>(() => addDays(localTimeAt(now(), timeZone).day, 365));
  const [isAsked, setAsked] = useState(false);
  const missing = (isFilled: boolean, words: 'connected.fill' | 'connected.choose') =>
    isAsked && !isFilled ? text(words) : undefined;
  const act = async (reason: string): Promise<string | undefined> => {
    setAsked(true);
    if (name.trim() === '' || permissions.length === 0 || networks.trim() === '' || endsOn === '') return undefined;
    if (!(await proof())) return undefined;
    const listed = networks.split(/[\s,;]+/).filter(Boolean);
    const { state } = await makeKey({
      body: { name, permissions: [...permissions], networks: listed, endsOn, reason },
    });
    return text(state === 'done' ? 'connected.key.made' : 'office.secondPerson.waiting');
  };
  return (
    <ActDialog
      title={renewed ? text('connected.key.renew.title', { name: renewed.name }) : text('connected.key.new')}
      words={text('connected.key.new.words')}
      does={text(renewed ? 'connected.key.renew' : 'connected.key.new')}
      act={act}
      onClose={onClose}
      onDone={onDone}
    >
      <TextField
        label={text('connected.key.name')}
        hint={text('connected.key.name.hint')}
        error={missing(name.trim() !== '', 'connected.fill')}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className="stack-s">
        <legend className="label">{text('connected.key.may')}</legend>
        {keyPermissions.map((permission, index) => (
          <Checkbox
            key={permission}
            label={text(permissionWordsOfKeys[permission])}
            error={index === 0 ? missing(permissions.length > 0, 'connected.choose') : undefined}
            checked={permissions.includes(permission)}
            onChange={(event) =>
              setPermissions(
                event.target.checked ? [...permissions, permission] : permissions.filter((one) => one !== permission),
              )
            }
          />
        ))}
      </fieldset>
      <TextAreaField
        label={text('connected.key.networks')}
        hint={text('connected.key.networks.hint')}
        error={missing(networks.trim() !== '', 'connected.fill')}
        rows={2}
        value={networks}
        onChange={(event) => setNetworks(event.target.value)}
      />
      <TextField
        label={text('connected.key.ends')}
        hint={text('connected.key.ends.hint')}
        error={missing(endsOn !== '', 'connected.fill')}
        type="date"
        value={endsOn}
        onChange={(event) => setEndsOn(event.target.value)}
      />
    </ActDialog>
  );
}
