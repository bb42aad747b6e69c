import { Failed } from '@rochdale/ui/state/failed.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useState } from 'react';
import { reloadOnce } from '../../lib/calls/missing-code.ts';
import { useSite } from '../../lib/site.tsx';

/** In place of a page that could not come or broke, inside the frame: loads it anew once by itself, then says so. */
export function PageFailed({ error }: { error: unknown }) {
  const text = useText();
  const { settings } = useSite();
  const [isReloading, setReloading] = useState(true);
  useEffect(() => setReloading(reloadOnce(error)), [error]);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  if (isReloading) return null;
  return (
    <div className="container">
      <h1>{text('error.page')}</h1>
      <Failed
        error={new Error(text('error.page.text', { phone: settings.phoneNumber }))}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
