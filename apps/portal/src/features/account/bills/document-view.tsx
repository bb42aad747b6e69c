import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import download from 'lucide-static/icons/download.svg?inner';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import printer from 'lucide-static/icons/printer.svg?inner';
import { useRef } from 'react';
import { drawsPdf } from './draws-pdf.ts';
import { type PdfSource, usePdf } from './use-pdf.ts';
import './bills.css';
import '@rochdale/ui/state/empty.css';

/** A PDF in the page, with download and print; where none can be read within a page, only to take along (account-101). */
export function DocumentView({ source, title }: { source: PdfSource; title: string }) {
  const text = useText();
  const { shown, error, retry } = usePdf(source);
  const frame = useRef<HTMLIFrameElement>(null);
  if (error && !shown) return <Failed error={error} onRetry={retry} />;
  if (!shown)
    return (
      <Loading>
        <Skeleton height={480} />
      </Loading>
    );
  if (!drawsPdf())
    return (
      <div className="empty">
        <span className="well well--tint">
          <Icon drawing={fileText} size="l" />
        </span>
        <p className="empty__title">{shown.fileName}</p>
        {/* biome-ignore lint/correctness/noRestrictedElements: a file that is already here */}
        <a className={buttonClass()} href={shown.address} download={shown.fileName}>
          <Icon drawing={download} size="s" />
          {text('bill.sheet.download')}
        </a>
      </div>
    );
  return (
    <div className="document">
      <div className="actions document__actions">
        {/* biome-ignore lint/correctness/noRestrictedElements: a file that is already here */}
        <a className={buttonClass({ kind: 'secondary', size: 's' })} href={shown.address} download={shown.fileName}>
          <Icon drawing={download} size="s" />
          {text('bill.download')}
        </a>
        <Button kind="secondary" size="s" onClick={() => frame.current?.contentWindow?.print()}>
          <Icon drawing={printer} size="s" />
          {text('bill.print')}
        </Button>
      </div>
      <iframe ref={frame} className="document__frame" title={title} src={shown.address} />
    </div>
  );
}
