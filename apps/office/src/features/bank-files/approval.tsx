import { formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { download } from '@rochdale/ui/device/download.ts';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import circleCheck from 'lucide-static/icons/circle-check.svg?inner';
import circleDashed from 'lucide-static/icons/circle-dashed.svg?inner';
import hourglass from 'lucide-static/icons/hourglass.svg?inner';
import { type ReactNode, useState } from 'react';
import { useMe } from '../../lib/session.ts';
import { Moment } from '../../parts/moment.tsx';
import { useProof } from '../../parts/proof.tsx';
import { useReason } from '../../parts/reason.tsx';
import { Section } from '../../parts/section.tsx';
import { acceptFile, approve, type BankFile, downloadFile, releaseFile } from './bank-files-calls.ts';

interface ApprovalProps {
  readonly file: BankFile;
  readonly onDone: (said: string) => void;
}

/** Who did what when with a file, whose turn it is, and what can be done now. */
export function Approval({ file, onDone }: ApprovalProps) {
  const text = useText();
  const { data: me } = useMe();
  const { asked, state, fileNumber } = file;
  const isReleased = file.releasedAt !== null || file.takenAt !== null;
  const mayMake = me?.permissions.includes('bank-file.make') ?? false;
  return (
    <Section title={text('bankFiles.approval')}>
      <div className="sec__b form">
        <ol className="two">
          <Step isDone title={text('bankFiles.step.written')} at={file.createdAt} />
          <Step
            isDone={asked !== null || isReleased}
            isNow={asked === null && !isReleased}
            title={text('bankFiles.step.looked')}
            at={asked?.at}
          >
            {asked && text('bankFiles.step.looked.by', { name: asked.by ?? '', reason: asked.reason })}
          </Step>
          <Step
            isDone={isReleased}
            isNow={asked !== null}
            title={text('bankFiles.step.second')}
            at={file.releasedAt ?? undefined}
          >
            {asked &&
              (asked.isOwn
                ? text('bankFiles.step.second.own')
                : text('bankFiles.step.second.may', { name: asked.by ?? '' }))}
            {!asked && file.releasedBy.join(', ')}
          </Step>
          <Step
            isDone={file.takenAt !== null}
            isNow={state === 'released'}
            title={text('bankFiles.step.sent')}
            at={file.takenAt ?? undefined}
          >
            {state === 'released' && text('bankFiles.step.sent.hint')}
          </Step>
          <Step
            isDone={file.acceptedAt !== null}
            title={text('bankFiles.step.accepted')}
            at={file.acceptedAt ?? undefined}
          />
        </ol>
        {state === 'given-up' && <Alert kind="warning">{text('bankFiles.givenUp')}</Alert>}
        {mayMake &&
          state === 'waiting' &&
          (asked ? <Approve {...{ file, asked, onDone }} /> : <Ask {...{ file, onDone }} />)}
        {mayMake && isReleased && state !== 'given-up' && (
          <div className="acts acts--end">
            <HandOut fileNumber={fileNumber} isFirst={file.takenAt === null} onDone={onDone} />
            {state === 'taken' && <Accept fileNumber={fileNumber} onDone={onDone} />}
          </div>
        )}
      </div>
    </Section>
  );
}

interface StepProps {
  readonly isDone: boolean;
  readonly isNow?: boolean;
  readonly title: string;
  readonly at?: string | undefined;
  readonly children?: ReactNode;
}

function Step({ isDone, isNow = false, title, at, children }: StepProps) {
  const drawing = isDone ? circleCheck : isNow ? hourglass : circleDashed;
  return (
    <li className={isDone ? 'done' : isNow ? 'now' : 'yet'} aria-current={isNow ? 'step' : undefined}>
      <Icon drawing={drawing} />
      <b>{title}</b>
      <span className="num">{at !== undefined && <Moment at={at} />}</span>
      {children && <small>{children}</small>}
    </li>
  );
}

/** Whoever has looked through the file asks for its release, and says why. */
function Ask({ file, onDone }: ApprovalProps) {
  const text = useText();
  const proof = useProof();
  const why = useReason();
  const [hasLooked, setLooked] = useState(false);
  const toLookAt = file.rows.filter(({ standsOut }) => standsOut !== null).length;
  const sent = useSend(
    async () =>
      (await proof())
        ? releaseFile({ params: { fileNumber: file.fileNumber }, body: { reason: why.reason } })
        : undefined,
    (answer) => {
      if (answer) onDone(text(answer.state === 'done' ? 'bankFiles.approved' : 'bankFiles.asked'));
    },
  );
  return (
    <>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      {toLookAt > 0 && (
        <Checkbox
          label={text('bankFiles.looked', { count: toLookAt })}
          checked={hasLooked}
          onChange={(event) => setLooked(event.target.checked)}
        />
      )}
      {why.field}
      <div className="acts acts--end">
        <Button
          busy={sent.isPending}
          disabledReason={toLookAt > 0 && !hasLooked ? text('bankFiles.looked.first') : undefined}
          onClick={() => why.submit(() => void sent.send(undefined))}
        >
          {text('bankFiles.ask')}
        </Button>
      </div>
    </>
  );
}

/** The second person approves the sum. */
function Approve({ file, asked, onDone }: ApprovalProps & { asked: NonNullable<BankFile['asked']> }) {
  const text = useText();
  const proof = useProof();
  const sent = useSend(
    async () => (await proof()) && (await approve({ params: { approvalId: asked.approvalId } })),
    (answer) => {
      if (answer !== false) onDone(text('bankFiles.approved'));
    },
  );
  return (
    <>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      <div className="acts acts--end">
        <Button
          busy={sent.isPending}
          disabledReason={asked.isOwn ? text('bankFiles.step.second.own') : undefined}
          onClick={() => void sent.send(undefined)}
        >
          {text('bankFiles.approve', { amount: formatMoney(file.debitCents) })}
        </Button>
      </div>
    </>
  );
}

/** Hands the file out; the first time it counts as taken to the bank. */
function HandOut({
  fileNumber,
  isFirst,
  onDone,
}: {
  fileNumber: number;
  isFirst: boolean;
  onDone: ApprovalProps['onDone'];
}) {
  const text = useText();
  const proof = useProof();
  const sent = useSend(
    async () => ((await proof()) ? downloadFile({ params: { fileNumber } }) : undefined),
    (answer) => {
      if (!answer) return;
      download(new Blob([answer.text], { type: 'application/octet-stream' }), answer.name);
      onDone(text('bankFiles.downloaded'));
    },
  );
  return (
    <>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      <Button kind={isFirst ? 'primary' : 'secondary'} busy={sent.isPending} onClick={() => void sent.send(undefined)}>
        {text('bankFiles.download')}
      </Button>
    </>
  );
}

function Accept({ fileNumber, onDone }: { fileNumber: number; onDone: ApprovalProps['onDone'] }) {
  const text = useText();
  const sent = useSend(
    () => acceptFile({ params: { fileNumber } }),
    () => onDone(text('bankFiles.accepted')),
  );
  return (
    <>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      <Button busy={sent.isPending} onClick={() => void sent.send(undefined)}>
        {text('bankFiles.accept')}
      </Button>
    </>
  );
}
