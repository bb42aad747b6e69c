import { inflateSync } from 'node:zlib';
import { attackedMember } from './scripts-sent.ts';

/** What makes a PDF act by itself. */
const acts = /\/(JavaScript|JS|OpenAction|AA|Launch|SubmitForm|ImportData|EmbeddedFile|URI)\b/;
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,80}\.pdf$/;

/** Asks for every PDF of the member and looks for what would run in a reader, and for names that are more than names. */
export async function lookAtPapers(url: string, token: string): Promise<{ seen: number; findings: string[] }> {
  const { memberNumber, accountNumber } = attackedMember;
  const findings: string[] = [];
  const ask = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status >= 500) findings.push(`${path} broke with ${answer.status}`);
    return answer.ok ? answer.json() : undefined;
  };
  const account = `/v3/accounts/${accountNumber}`;
  const ofAccount = `/v3/member/${memberNumber}/accounts/${accountNumber}`;
  const papers: unknown[] = [];
  const lists = [`${account}/history`, `${account}/delinquents`, `${ofAccount}/details`];
  const told = JSON.stringify(await Promise.all(lists.map(ask)));
  const values = (key: string) => [
    ...new Set([...told.matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].map(([, one = '']) => one)),
  ];
  for (const sealed of values('billViewUrl').slice(0, 5))
    papers.push(await ask(`${account}/bill-view?url=${encodeURIComponent(sealed)}`));
  for (const sealed of values('delinquentViewUrl'))
    papers.push(await ask(`${account}/delinquents/document?delinquentViewUrl=${encodeURIComponent(sealed)}`));
  for (const sealed of values('viewccPdfUrl'))
    papers.push(await ask(`${ofAccount}/capital-credit-document?url=${encodeURIComponent(sealed)}`));
  let seen = 0;
  for (const paper of papers) {
    if (typeof paper !== 'object' || paper === null) continue;
    const { fileName, ...rest }: Record<string, unknown> = Object.fromEntries(Object.entries(paper));
    const bytes = Buffer.from(String(Object.values(rest)[0] ?? ''), 'base64');
    seen += 1;
    if (!plainName.test(String(fileName))) findings.push(`a PDF is named ${JSON.stringify(fileName)}`);
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) findings.push(`${fileName} is no PDF`);
    if (acts.test(innerOf(bytes))) findings.push(`${fileName} acts by itself`);
  }
  return { seen, findings };
}

/** A PDF with its packed parts unpacked. */
function innerOf(bytes: Buffer): string {
  const outside = bytes.toString('latin1');
  const packed = [...outside.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [outside.replace(/stream\r?\n[\s\S]*?endstream/g, ''), ...packed].join('\n');
}
