import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import './kept-passkeys.css';

interface KeptPasskeysProps {
  readonly passkeys: ResponseOf<'passkeys.list'>['passkeys'];
  readonly kept: readonly string[];
  readonly onChange: (kept: readonly string[]) => void;
}

/** Which passkeys stay when the password is replaced, with when each was added: whoever knew the old one may have (identity-144). */
export function KeptPasskeys({ passkeys, kept, onChange }: KeptPasskeysProps) {
  const text = useText();
  const { timeZone } = useSite();
  if (passkeys.length === 0) return null;
  const timeOf = (moment: string): string => pageFormats().instant(new Date(moment), timeZone);
  return (
    <fieldset className="kept-passkeys">
      <legend>{text('keptPasskeys.title')}</legend>
      <p className="hint">{text('keptPasskeys.lead')}</p>
      {passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => (
        <Checkbox
          key={passkeyId}
          id={`keeps-${passkeyId}`}
          checked={kept.includes(passkeyId)}
          onChange={({ target }) =>
            onChange(target.checked ? [...kept, passkeyId] : kept.filter((one) => one !== passkeyId))
          }
          label={
            <>
              {text('keptPasskeys.keep', { name })}{' '}
              <span className="hint">
                {text('keptPasskeys.added', { day: timeOf(createdAt) })}{' '}
                {lastUsedAt === null
                  ? text('keptPasskeys.unused')
                  : text('keptPasskeys.used', { day: timeOf(lastUsedAt) })}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
