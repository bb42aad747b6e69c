import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import { operation } from '../../../lib/calls/api.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSite } from '../../../lib/site.tsx';
import { DocumentLinks } from './document-links.tsx';

const listMemberInfoDocs = operation('member-info-docs.list', 'GET /v3/member-info-docs');

/** Member Information Documents, by the co-op's own name for them (website-30). */
export function Page() {
  const text = useText();
  const { memberInfoDocsLinkName } = useSite().configuration;
  return (
    <MemberData>
      <div className="container">
        <div className="page-head">
          <div>
            <h1>{memberInfoDocsLinkName}</h1>
            <p>{text('memberInfoDocs.lead')}</p>
          </div>
        </div>
        <div className="card">
          <Documents />
        </div>
      </div>
    </MemberData>
  );
}

function Documents() {
  const text = useText();
  const documents = useQuery({ queryKey: ['member-info-docs'], queryFn: () => listMemberInfoDocs({}) });
  return (
    <Loaded query={documents} skeleton={<Skeleton height={240} />}>
      {({ results }) =>
        results.length === 0 ? (
          <Empty icon={fileText} title={text('memberInfoDocs.none')} />
        ) : (
          <DocumentLinks documents={results} />
        )
      }
    </Loaded>
  );
}
