import { recordFilters } from '@rochdale/domain/identity/my-record/record-entry';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Chips } from '@rochdale/ui/steps/chips.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import downloadIcon from 'lucide-static/icons/download.svg?inner';
import { useState } from 'react';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { Sessions } from '../sessions/public.ts';
import { CloseLogin } from './close-login.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { KeptFold } from './kept-fold.tsx';
import { RecordList } from './record-list.tsx';
import { useRecord } from './use-record.ts';
import './my-record.css';

/** What the portal knows of a member and did (identity-99). */
export function Page() {
  return (
    <MemberData>
      <MyRecord />
    </MemberData>
  );
}

const filters = ['all', ...recordFilters] as const;
type Open = 'download' | 'close';

function MyRecord() {
  const text = useText();
  const screen = useRecord();
  const [open, setOpen] = useState<Open>();
  const [isSaved, setSaved] = useState(false);
  const close = (): void => setOpen(undefined);
  return (
    <div className="container my-record">
      <div className="page-head">
        <div>
          <h1>{text('screen.myRecord')}</h1>
          <p>{text('myRecord.lead')}</p>
        </div>
        <div className="actions">
          <Button kind="secondary" onClick={() => setOpen('download')}>
            <Icon drawing={downloadIcon} />
            {text('myRecord.download')}
          </Button>
        </div>
      </div>
      <div className="stack my-record__col">
        {isSaved && <FocusedAlert kind="success">{text('myRecord.download.done')}</FocusedAlert>}
        <Chips
          label={text('myRecord.show')}
          value={screen.shown}
          options={filters.map((value) => ({ value, label: text(`myRecord.filter.${value}`) }))}
          onChange={screen.show}
        />
        <Loaded query={screen.page} skeleton={<Skeleton height={640} />}>
          {(page) => <RecordList page={page} screen={screen} />}
        </Loaded>
        <Sessions />
        <KeptFold kept={screen.kept} />
        <section className="card my-record__close" aria-labelledby="close-login">
          <div>
            <h2 id="close-login">{text('myRecord.close')}</h2>
            <p>{text('myRecord.close.lead')}</p>
          </div>
          <Button kind="secondary" onClick={() => setOpen('close')}>
            {text('myRecord.close')}
          </Button>
        </section>
      </div>
      {open === 'download' && (
        <DownloadDialog
          memberNumber={screen.memberNumber}
          onClose={close}
          onDone={() => {
            close();
            setSaved(true);
          }}
        />
      )}
      {open === 'close' && <CloseLogin screen={screen} onClose={close} />}
    </div>
  );
}
