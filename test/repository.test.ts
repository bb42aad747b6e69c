import { dirname, posix } from 'node:path';
import { operations } from '@rochdale/contract/operations/operations';
import { gates } from '@rochdale/domain/gates/gates';
import { keyPermissions } from '@rochdale/domain/office/connected/key-rules';
import { en } from '@rochdale/domain/texts/catalogue.en';
import { describe, expect, it } from 'vitest';
import { chainsTo, filesWith, filesWithin, paths, production, sources, stylesheets } from './sources.ts';

describe('each thing stands in one place of its app', () => {
  it.each([
    [
      'the environment is read',
      /process\.env|import\.meta\.env/,
      [
        'apps/api/src/platform/environment.ts',
        'apps/billing-sandbox/src/settings.ts',
        'apps/chat-sandbox/src/settings.ts',
        'apps/payment-sandbox/src/settings.ts',
      ],
    ],
    [
      'fetch is called',
      /\bfetch\(|XMLHttpRequest|sendBeacon/,
      [
        'apps/api/src/features/account/billing-link/call-billing.ts',
        'apps/api/src/features/communications/messages/carriers.ts',
        'apps/api/src/features/office/operating/check-outage-reports.ts',
        'apps/api/src/features/paying/payments/company/hosted-gateway.ts',
        'apps/api/src/features/paying/payments/company/stripe/stripe-client.ts',
        'apps/office/src/lib/calls.ts',
        'apps/payment-sandbox/src/postback.ts',
        'apps/portal/src/lib/calls/api.ts',
        'apps/portal/src/lib/calls/chat-service.ts',
        'apps/portal/src/lib/calls/early-calls.ts',
        'apps/portal/src/service-worker/service-worker.ts',
      ],
    ],
    [
      'addresses that a person gave are called, by one function with its bounds',
      /from 'node:https?';[\s\S]*\b(secure|plain)Request\)?\(|\bhttps?\.(request|get)\(/,
      ['apps/api/src/platform/http/ways-out/ask-out.ts', 'apps/api/src/platform/http/ways-out/call-out.ts'],
    ],
    [
      'the router is told where to go, by typed addresses',
      /\buse(Navigate|Router)\b|<(Link|Navigate)\b/,
      [
        'apps/office/src/lib/address.ts',
        'apps/office/src/lib/link.tsx',
        'apps/portal/src/lib/address/address.ts',
        'apps/portal/src/lib/address/link.tsx',
      ],
    ],
    [
      'the wall clock is read',
      /\bDate\.now\b|\bnew Date\(\)/,
      [
        'apps/api/src/platform/clock.ts',
        'apps/billing-sandbox/src/clock.ts',
        'apps/chat-sandbox/src/clock.ts',
        'apps/office/src/lib/clock.ts',
        'apps/payment-sandbox/src/clock.ts',
        'apps/portal/src/lib/device/clock.ts',
      ],
    ],
    [
      'browser storage is touched (colour mode, language, announcement and a single account by scripts that run before any module)',
      /\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/,
      [
        'apps/office/src/lib/kept.ts',
        'apps/portal/src/app/offline/offline-document.ts',
        'apps/portal/src/lib/device/announced.ts',
        'apps/portal/src/lib/device/one-account.ts',
        'apps/portal/src/lib/device/own-database.ts',
        'apps/portal/src/lib/device/storage.ts',
        'packages/domain/src/website/brand/mode-script.ts',
        'packages/ui/src/device/cookie.ts',
      ],
    ],
    [
      'Y and N are written and read (of a site, of the billing system’s files, and on the wire)',
      /'[YN]'\s*\|\s*'[YN]'|\['[YN]', '[YN]'|[!=]== '[YN]'|\? '[YN]' : '[YN]'/,
      ['packages/domain/src/yes-no.ts'],
    ],
  ])('%s', (_what, pattern, where) => {
    expect(filesWith(pattern)).toEqual(where);
  });

  it('a field of type tel is filled by `tel`, the one name that HTML allows there', () => {
    expect(filesWith(/autoComplete="tel-national"/)).toEqual([]);
  });

  it('SQL stands in stores, tables and migrations', () => {
    const sql = filesWith(/\.query\(|\bsql[`<]|\b(db|tx)\s*\.(select|insert|update|delete)\(/);
    const allowed =
      /^apps\/(portal|office)\/|-store\.ts$|api\/src\/tables\/|\.tables\.ts$|platform\/(postgres|database)\//;
    expect(sql.filter((path) => !allowed.test(path))).toEqual([]);
  });
});

describe('directions of imports', () => {
  const packages = 'npm:|packages/(domain|contract)/';
  const browser = `${packages}|packages/ui/`;
  /** A file keeps to the first row that holds it. */
  const directions: readonly (readonly [folder: string, allowed: RegExp])[] = [
    ['packages/domain/src/', /^packages\/domain\//],
    ['packages/ui/src/', /^(npm:|packages\/(domain|ui)\/)/],
    ['packages/contract/src/', /^(npm:(zod|saxes)$|node:crypto$|packages\/(domain|contract)\/)/],
    ['apps/payment-sandbox/src/', /^(npm:|node:|apps\/payment-sandbox\/|packages\/contract\/src\/hosted-payment\/)/],
    ['apps/billing-sandbox/src/', /^(npm:|node:|apps\/billing-sandbox\/|packages\/contract\/src\/billing-link\/)/],
    ['apps/chat-sandbox/src/', /^(npm:|node:|apps\/chat-sandbox\/|packages\/contract\/src\/web-chat\/)/],
    ['apps/office/src/lib/', new RegExp(`^(${browser}|apps/office/src/lib/)`)],
    ['apps/office/src/parts/', new RegExp(`^(${browser}|apps/office/src/(parts|lib)/)`)],
    ['apps/office/src/features/', new RegExp(`^(${browser}|apps/office/src/(features|parts|lib)/)`)],
    ['apps/office/src/app/', new RegExp(`^(${browser}|apps/office/src/(app|features|parts|lib|styles)/)`)],
    ['apps/portal/src/service-worker/', /^apps\/portal\/src\/service-worker\//],
    ['apps/portal/src/lib/', new RegExp(`^(${browser}|apps/portal/src/lib/)`)],
    ['apps/portal/src/ui/', new RegExp(`^(${browser}|apps/portal/src/(ui|lib)/)`)],
    ['apps/portal/src/features/', new RegExp(`^(${browser}|apps/portal/src/(features|ui|lib)/)`)],
    ['apps/portal/src/app/', new RegExp(`^(${browser}|apps/portal/src/(app|features|ui|lib)/)`)],
    ['apps/api/src/platform/', new RegExp(`^(${packages}|node:|apps/api/src/platform/)`)],
    ['apps/api/src/features/', new RegExp(`^(${packages}|node:|apps/api/src/(features|tables|platform)/)`)],
    ['apps/api/src/tables/', new RegExp(`^(${packages}|apps/api/src/(tables|platform)/)`)],
    ['apps/api/src/', new RegExp(`^(${packages}|node:|apps/api/src/)`)],
  ];
  const rowOf = (path: string) => directions.find(([folder]) => path.startsWith(folder))?.[0];

  it.each(directions)('%s keeps to what it may import', (folder, allowed) => {
    const breaking = production
      .filter(({ path }) => rowOf(path) === folder)
      .flatMap(({ path, imports }) =>
        imports.filter(({ to }) => !allowed.test(to)).map(({ to }) => `${path} imports ${to}`),
      );
    expect(breaking).toEqual([]);
  });

  it('hold for every file that runs in production', () => {
    const free = production.filter(({ path }) => rowOf(path) === undefined);
    expect(free).toEqual([]);
  });

  it('a feature enters another by its public face, where it has one', () => {
    const featureOf = (path: string) => /^apps\/\w+\/src\/features\/[\w-]+\/[\w-]+\//.exec(path)?.[0];
    const faces = new Set(
      production.filter(({ path }) => path.endsWith('/public.ts')).map(({ path }) => featureOf(path)),
    );
    const breaking = production.flatMap(({ path, imports }) => {
      const own = featureOf(path);
      const wrong = imports.filter(({ to }) => {
        const other = featureOf(to);
        return own && other && own !== other && faces.has(other) && !/\/public\.tsx?$/.test(to);
      });
      return wrong.map(({ to }) => `${path} imports ${to}`);
    });
    expect(breaking).toEqual([]);
  });

  it('neither zod nor Node reaches the browser, not even through other files', () => {
    expect(chainsTo(/^(npm:zod($|\/)|node:)/, 'apps/portal/src/')).toEqual([]);
  });
});

describe('the four tables', () => {
  it.each(Object.entries(operations))('operation %s has an access rule, a gate and a response', (_name, row) => {
    expect(
      typeof row.access === 'object' ? keyPermissions : ['public', 'quick-pay', 'member', 'gateway', 'data'],
    ).toContain(typeof row.access === 'object' ? row.access.key : row.access);
    expect(gates).toHaveProperty(row.gate);
    expect(row.response).toBeDefined();
  });

  it('no two operations share an address', () => {
    const addresses = Object.values(operations).map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('an event that no call notes itself is held against the row that leads to it', () => {
    const store = 'apps/api/src/features/identity/security/security-store.ts';
    const ofFeatures = production.filter(({ path }) => path.startsWith('apps/api/src/features/') && path !== store);
    const unheld = ofFeatures.filter(
      ({ text }) =>
        text.split('noteEvent(').length !== text.split(/satisfies (?:AuditKindOf<|OfficeEventKind\b)/).length,
    );
    expect(unheld.map(({ path }) => path)).toEqual([]);
  });

  it('every operation has one handler', () => {
    const handlers = production.filter(({ path }) => path.endsWith('-handlers.ts'));
    const handled = (name: string) => handlers.filter(({ text }) => text.includes(`'${name}':`)).length;
    expect(Object.keys(operations).filter((name) => handled(name) !== 1)).toEqual([]);
  });

  it('every text is said somewhere', () => {
    const said = new Set(
      production
        .filter(({ path }) => !/\.(en|es)\.ts$/.test(path))
        .flatMap(({ text }) => [...text.matchAll(/'(?=([\w.-]+)')/g)].map(([, quoted]) => quoted)),
    );
    // Those of a table are said by the names of its rows.
    const named = [
      'shell.colours.',
      'watch.',
      'explaining.kind.',
      'explaining.standing.',
      'connectedApps.kind.',
      'delegates.scope.',
      'delegates.may.',
      'delegates.invitation.',
      'mail.delegateInvited.',
      'myRecord.',
    ];
    const unsaid = Object.keys(en).filter((code) => !said.has(code) && !named.some((stem) => code.startsWith(stem)));
    expect(unsaid).toEqual([]);
  });
});

describe('texts', () => {
  const base = ['errors', 'screens', 'shell', 'ui'];
  const isCatalogue = (path: string) => /\.(en|es)\.ts$/.test(path);
  const parts = production.filter(({ path }) => isCatalogue(path) && !/\/(catalogue|parts)\.\w+\.ts$/.test(path));
  const partOf = new Map(
    parts.flatMap(({ path, text }) =>
      [...text.matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, code = '']) => [
        code,
        path.slice(path.lastIndexOf('/') + 1, -'.en.ts'.length),
      ]),
    ),
  );
  const codesIn = (text: string) => [...text.matchAll(/'(\w+\.[\w.]+)'/g)].map(([, code = '']) => code);
  /** `texts: ['x'], load: () => import('y')` of the screens, and `withTexts(['x'], () => import('y'))` elsewhere. */
  const written = /(?:texts: |withTexts\()\[([^\]]*)\],\s*(?:load: )?\(\) =>\s*import\('([^']+)'\)/g;
  const brought = production.flatMap(({ path, text }) =>
    [...text.matchAll(written)].map(([, names = '', to = '']) => {
      const page = posix.join(dirname(path), to);
      return [page, [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)] as const;
    }),
  );

  it('of the shell are always there', () => {
    const files = filesWithin('apps/portal/src/app/entry-client.tsx').filter(({ path }) => !isCatalogue(path));
    const onDemand = new Set(brought.map(([path]) => path));
    // All of the switcher comes on demand, with its own texts.
    const shell = production.filter(
      ({ path }) =>
        path.startsWith('apps/portal/src/app/shell/') && !path.includes('/shell/switcher/') && !onDemand.has(path),
    );
    // The frame's own part comes with the frame (`frameTexts`).
    const codesWithout = (among: typeof production, parts: readonly string[]) =>
      among.flatMap(({ text }) => codesIn(text)).filter((code) => !parts.includes(partOf.get(code) ?? 'shell'));
    expect(codesWithout(files, base)).toEqual([]);
    expect(codesWithout(shell, [...base, 'frame'])).toEqual([]);
  });

  it('are found for pages that load on demand', () => {
    expect(brought.length).toBeGreaterThan(9);
  });

  it.each(brought)('of %s come with it: %j', (page, texts) => {
    const files = filesWithin(page).filter(({ path }) => !isCatalogue(path));
    const codes = files.flatMap(({ text }) => codesIn(text));
    const needed = new Set(codes.flatMap((code) => partOf.get(code) ?? []));
    expect([...needed].filter((part) => !base.includes(part)).sort()).toEqual([...texts].sort());
  });
});

describe('folders', () => {
  it('hold at most 25 entries, but for those that record 19 names', () => {
    const large = ['apps/api/src/tables', 'apps/api/migrations', 'e2e/states/pictures'];
    const entries = new Map<string, Set<string>>();
    for (const path of paths) {
      const parts = path.split('/');
      for (let depth = 1; depth < parts.length; depth += 1) {
        const folder = parts.slice(0, depth).join('/');
        entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
      }
    }
    const full = [...entries].filter(
      ([folder, inside]) => inside.size > 25 && !large.some((one) => folder.startsWith(one)),
    );
    expect(full.map(([folder, inside]) => `${folder} ${inside.size}`)).toEqual([]);
  });
});

describe('files', () => {
  it('are short enough to read', () => {
    expect(stylesheets.length).toBeGreaterThan(100);
    const long = [...sources, ...stylesheets].filter(({ text }) => text.trimEnd().split('\n').length > 300);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('have a subject in their name', () => {
    const vague = /(^|[/-])(utils?|helpers?|misc|common|shared|stuff|manager)(?=[/.-])|\/(index|types|constants)\.\w+$/;
    expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
  });

  it('hold no any, no cast to never or any, no ignored error', () => {
    expect(filesWith(/: any\b|as any\b|as never\b|@ts-ignore|@ts-expect-error/)).toEqual([]);
  });
});
