import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useGo } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { ShowOlder } from '../../parts/show-older.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { type BankFile, fileStates, filesKey, listFiles, makeFile } from './bank-files-calls.ts';

type Listed = Omit<BankFile, 'rows' | 'asked' | 'before' | 'releasedBy' | 'settlesOn'>;

/** Every bank file and where it is on its way to the bank (office-55). */
export function Page() {
  const text = useText();
  const go = useGo();
  const queries = useQueryClient();
  const { data: me } = useMe();
  const [isNothing, setNothing] = useState(false);
  const query = useInfiniteQuery({
    queryKey: filesKey,
    queryFn: ({ pageParam }) => listFiles({ query: pageParam === undefined ? {} : { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const made = useSend(
    () => makeFile({}),
    ({ fileNumber }) => {
      void queries.invalidateQueries({ queryKey: filesKey });
      setNothing(fileNumber === null);
      if (fileNumber !== null) go('bank-file', { fileNumber: String(fileNumber) });
    },
  );
  const bank = query.data?.pages[0]?.bank;
  const files = query.data?.pages.flatMap((page) => page.files);
  const mayMake = me?.permissions.includes('bank-file.make') ?? false;
  const refused = mayMake
    ? undefined
    : text('office.notAllowed', { permission: text(permissionWords['bank-file.make']) });
  return (
    <>
      <PageHead
        title={text('bankFiles.title')}
        lead={
          bank === null
            ? text('bankFiles.noBank')
            : bank && text('bankFiles.lead', { bank: bank.name, time: bank.fileAt })
        }
        actions={
          bank && (
            <Button
              kind="secondary"
              busy={made.isPending}
              disabledReason={refused}
              onClick={() => void made.send(undefined)}
            >
              {text('bankFiles.make')}
            </Button>
          )
        }
      />
      {(made.error || isNothing) && (
        <div className="pad pad--under-head">
          <Alert kind={made.error ? 'danger' : 'info'}>{made.error?.message ?? text('bankFiles.nothing')}</Alert>
        </div>
      )}
      <div className="sec">
        <PartLoaded query={{ ...query, data: files }} rows={6}>
          {(found) => (found.length === 0 ? <None /> : <FilesTable files={found} />)}
        </PartLoaded>
      </div>
      <ShowOlder query={query} />
    </>
  );
}

function None() {
  const text = useText();
  return (
    <div className="clear">
      <h2>{text('bankFiles.none')}</h2>
      <p className="muted">{text('bankFiles.none.hint')}</p>
    </div>
  );
}

function FilesTable({ files }: { files: readonly Listed[] }) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('bankFiles.title')}>
      <table className="table t">
        <caption className="vh">{text('bankFiles.title')}</caption>
        <thead>
          <tr>
            <th>{text('bankFiles.day')}</th>
            <th className="n x">{text('bankFiles.number')}</th>
            <th>{text('bankFiles.state')}</th>
            <th className="n x">{text('bankFiles.entries')}</th>
            <th className="n">{text('bankFiles.sum')}</th>
            <th className="x m">{text('bankFiles.written')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {files.map((file) => {
            const [kind, word] = fileStates[file.state];
            return (
              <tr key={file.fileNumber} data-row>
                <th scope="row" className="w">
                  <OfficeLink to="bank-file" parts={{ fileNumber: String(file.fileNumber) }} opens>
                    {formatDay(file.sendDay)}
                  </OfficeLink>
                </th>
                <td className="n q x">{file.fileNumber}</td>
                <td className="c3">
                  <Mark kind={kind}>{text(word)}</Mark>
                </td>
                <td className="n x">{file.entries}</td>
                <td className="n c2">{formatMoney(file.debitCents)}</td>
                <td className="q w x m">
                  <Moment at={file.createdAt} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}
