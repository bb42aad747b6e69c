import type { OperationName, RouteOf } from '@rochdale/contract/operations/operations';
import { maxOtherAccounts } from '@rochdale/domain/account/accounts/switcher';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Site } from '@rochdale/domain/website/site/site';

/** What a member's page asks about the account that it shows, as soon as its first bytes are there. */
export type EarlyCall = Extract<RouteOf<OperationName>, `GET /v3/member/{memberNumber}/${string}`>;

interface EarlyCalls {
  readonly token: string;
  readonly answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** After so long an answer that nobody has taken says nothing certain any more. */
const freshMs = 30_000;

/**
 * Runs before the portal's own code has come: asks for the member's accounts, and what else is named of the account that
 * this device showed last, should that still be the one. Answers are read at once: one that nobody takes would keep its
 * connection. Stands inline in the page.
 */
export function earlyCallsScript(site: Site, language: TextLanguage, calls: readonly EarlyCall[]): string {
  const { baseUrl } = site.settings.api;
  const headers = { 'Application-Id': site.config.applicationIdWeb, 'Accept-Language': language };
  const paths = calls.map((route) => `${baseUrl}${route.slice('GET '.length)}`);
  const list = `${baseUrl}/v3/member/{memberNumber}/accounts?limit=${maxOtherAccounts + 1}`;
  return `(function(){try{var k=localStorage,s=JSON.parse(k.getItem('rochdale.session')),c=k.getItem('rochdale.selectedAccount'),a=c||k.getItem('rochdale.shownAccount'),o={},h=${inScript(headers)};
if(!s||s.mustSetUpMfa)return;h.Authorization='Bearer '+s.accessToken;
function ask(p){p=p.replace('{memberNumber}',encodeURIComponent(s.memberNumber)).replace('{accountNumber}',encodeURIComponent(a));(o[p]=fetch(p,{headers:h}).then(whole)).catch(function(){})}
function whole(r){return r.arrayBuffer().then(function(b){return new Response(b,{status:r.status,headers:r.headers})})}
ask(${inScript(list)}+(c?'&selected='+encodeURIComponent(c):''));if(a)${inScript(paths)}.forEach(ask);
window.earlyCalls={token:s.accessToken,answers:o}}catch(e){}})()`;
}

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The answer to a call that the page made early, once; one that was lost is asked for again. */
export function takeEarlyCall(url: string, token: string | null | undefined): Promise<Response> | undefined {
  const early = window.earlyCalls;
  const answer = early?.answers[url];
  if (!early || !answer || early.token !== token) return undefined;
  delete early.answers[url];
  return performance.now() < freshMs ? answer : undefined;
}

/** What was asked early is not true any more: something has been changed. */
export function dropEarlyCalls(): void {
  delete window.earlyCalls;
}
