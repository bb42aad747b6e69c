import { escaped } from '../../markup-text.ts';
import { atomWriter, type EntryTimes } from './atom.ts';
import { type FeedTerms, resourceRoot } from './entries.ts';

/** Where what an app was allowed, and what it is registered with, lies (ESPI). */
export const appPaths = {
  application: (appId: string) => `${resourceRoot}/ApplicationInformation/${appId}`,
  authorization: (connectionId: string) => `${resourceRoot}/Authorization/${connectionId}`,
  subscription: (connectionId: string) => `${resourceRoot}/Batch/Subscription/${connectionId}`,
  bulk: (appId: string) => `${resourceRoot}/Batch/Bulk/${appId}`,
} as const;

/** A span of the standard, in seconds since 1970; a duration of zero never ends. */
interface Span {
  readonly start: number;
  readonly duration: number;
}

/** What a member allowed to an app. */
export interface FeedAuthorization {
  readonly connectionId: string;
  readonly scope: string;
  /** While it may be read. */
  readonly allowed: Span;
  /** Of which time. */
  readonly published: Span;
  /** False once it opens nothing. */
  readonly isActive: boolean;
  /** When it ends, or the last token did; seconds since 1970. */
  readonly expiresAt: number;
}

/** What an app is registered with. Secrets are no part of it: they are kept as hashes. */
export interface FeedApplication {
  readonly appId: string;
  readonly name: string;
  readonly siteUrl: string;
  readonly privacyUrl: string;
  readonly contactEmail: string;
  readonly redirectUris: readonly string[];
  readonly scope: string;
  /** Where it is told of new data; empty: nowhere. */
  readonly notifyUrl: string;
  readonly custodian: string;
  /** Seconds since 1970. */
  readonly madeAt: number;
  readonly endpoints: { readonly issuer: string; readonly authorization: string; readonly token: string };
}

const espi = 'xmlns="http://naesb.org/espi"';
const element = (name: string, value: string | number): string => `<${name}>${escaped(String(value))}</${name}>`;
const period = (name: string, { start, duration }: Span): string =>
  `<${name}>${element('duration', duration)}${element('start', start)}</${name}>`;

/** Production, and on the web. */
const [inProduction, onTheWeb] = [2, 1] as const;

/** Writes what is an app's own (NAESB ESPI 4.0). */
export function appEntries(terms: Pick<FeedTerms, 'idOf'> & { readonly origin: string }) {
  const { entry, head, tail } = atomWriter(terms);
  const at = (path: string): string => `${terms.origin}${path}`;
  return {
    head,
    tail,
    authorization: (one: FeedAuthorization, appId: string, times: EntryTimes): string => {
      const path = appPaths.authorization(one.connectionId);
      const resource = appPaths.subscription(one.connectionId);
      const body = [
        `<Authorization ${espi}>`,
        period('authorizedPeriod', one.allowed),
        period('publishedPeriod', one.published),
        element('status', one.isActive ? 1 : 0),
        element('expires_at', one.expiresAt),
        element('grant_type', 'authorization_code'),
        element('scope', one.scope),
        element('token_type', 'Bearer'),
        element('resourceURI', at(resource)),
        element('authorizationURI', at(path)),
        '</Authorization>\n',
      ];
      return entry(path, 'Authorization', [resource, appPaths.application(appId)], body.join(''), times);
    },
    application: (app: FeedApplication, times: EntryTimes): string => {
      const path = appPaths.application(app.appId);
      const { endpoints } = app;
      const body = [
        `<ApplicationInformation ${espi}>`,
        element('dataCustodianId', app.custodian.slice(0, 64)),
        element('dataCustodianApplicationStatus', inProduction),
        element('thirdPartyApplicationStatus', inProduction),
        element('thirdPartyApplicationType', onTheWeb),
        element('authorizationServerUri', endpoints.issuer),
        element('thirdPartyNotifyUri', app.notifyUrl),
        element('authorizationServerAuthorizationEndpoint', endpoints.authorization),
        element('authorizationServerTokenEndpoint', endpoints.token),
        element('dataCustodianBulkRequestURI', at(appPaths.bulk(app.appId))),
        element('dataCustodianResourceEndpoint', at(resourceRoot)),
        element('client_secret', ''),
        element('client_name', app.name),
        element('client_uri', app.siteUrl),
        ...app.redirectUris.map((address) => element('redirect_uri', address)),
        element('client_id', app.appId),
        element('policy_uri', app.privacyUrl),
        element('software_id', app.appId),
        element('software_version', '1'),
        element('client_id_issued_at', app.madeAt),
        element('client_secret_expires_at', 0),
        element('contacts', app.contactEmail.slice(0, 256)),
        element('token_endpoint_auth_method', 'client_secret_basic'),
        element('scope', app.scope),
        ...['authorization_code', 'refresh_token', 'client_credentials'].map((type) => element('grant_types', type)),
        element('response_types', 'code'),
        element('registration_client_uri', at(path)),
        element('registration_access_token', ''),
        '</ApplicationInformation>\n',
      ];
      return entry(path, app.name, [appPaths.bulk(app.appId)], body.join(''), times);
    },
  };
}

/** What an app is told when there is something new: where to fetch it. */
export const batchList = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<BatchList ${espi}>\n`,
    ...addresses.map((address) => `${element('resources', address)}\n`),
    '</BatchList>\n',
  ].join('');
