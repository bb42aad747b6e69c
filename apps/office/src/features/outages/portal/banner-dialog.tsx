import { longestBanner } from '@rochdale/domain/website/frame/portal-banner';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../lib/calls.ts';
import { useHeldVersion } from '../../../parts/use-held-version.ts';
import { useMayNot } from '../use-may-not.ts';
import { changeBanner, type PortalWords, portalWordsKey } from './portal-calls.ts';

/** Puts up a banner in both languages with its end, or takes it down. */
export function BannerDialog({ banner }: Pick<PortalWords, 'banner'>) {
  const text = useText();
  const mayNot = useMayNot('website.banner');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" size="s" disabledReason={mayNot} onClick={() => setOpen(true)}>
        {text(banner.isOn ? 'portalWords.banner.change' : 'portalWords.banner.put')}
      </Button>
      {isOpen && <Open banner={banner} onClose={() => setOpen(false)} />}
    </>
  );
}

function Open({ banner, onClose }: Pick<PortalWords, 'banner'> & { readonly onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const [en, setEn] = useState(banner.en);
  const [es, setEs] = useState(banner.es);
  const [until, setUntil] = useState('');
  const held = useHeldVersion(banner.version);
  const sent = useSend(
    (isOn: boolean) =>
      held.act((version) =>
        changeBanner({ body: { version, isOn, en, es, until: until || null } }).finally(() =>
          queries.invalidateQueries({ queryKey: portalWordsKey }),
        ),
      ),
    onClose,
  );
  const errorOf = (field: string) =>
    sent.error instanceof CallError ? sent.error.fields.find((one) => one.field === field)?.message : undefined;
  return (
    <Dialog
      title={text('portalWords.banner')}
      open
      onClose={onClose}
      busy={sent.isPending}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          {banner.isOn && (
            <Button kind="secondary" busy={sent.isPending} onClick={() => void sent.send(false)}>
              {text('portalWords.banner.take')}
            </Button>
          )}
          <Button busy={sent.isPending} onClick={() => void sent.send(true)}>
            {text('portalWords.banner.do')}
          </Button>
        </>
      }
    >
      <div className="stack-s">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        <p>{text('portalWords.banner.lead')}</p>
        <TextAreaField
          label={text('portalWords.banner.en')}
          error={errorOf('en')}
          lang="en"
          required
          value={en}
          maxLength={longestBanner}
          onChange={(event) => setEn(event.target.value)}
        />
        <TextAreaField
          label={text('portalWords.banner.es')}
          error={errorOf('es')}
          lang="es"
          required
          value={es}
          maxLength={longestBanner}
          onChange={(event) => setEs(event.target.value)}
        />
        <TextField
          label={text('portalWords.until')}
          error={errorOf('until')}
          type="datetime-local"
          required
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
