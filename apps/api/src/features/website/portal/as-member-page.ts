import { memberLanguage } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Site } from '@rochdale/domain/website/site/site';
import type { FastifyInstance } from 'fastify';
import { pageLanguageOf } from '../../../platform/http/language.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { pagePolicy } from './content-security-policy.ts';
import type { Portal } from './portal-build.ts';
import type { PortalServices } from './portal-services.ts';

const path = addressOf('as-member');
const codeShape = /^code=([\w-]{43})$/;

/**
 * Where the office's form opens a window that looks as a member (office-82): the code comes in the body and stands in the
 * page, which trades it by a call and forgets it. Taken from the office's own pages alone.
 */
export async function asMemberPage(
  app: FastifyInstance,
  { manifest, sheets, render }: Portal,
  { site, officeUrl }: Pick<PortalServices, 'site' | 'officeUrl'>,
): Promise<void> {
  if (officeUrl === undefined) return;
  const { origin } = new URL(officeUrl);
  await app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, body, done) => done(null, body),
    );
    form.post(path, async (request, reply) => {
      const [, code] = codeShape.exec(String(request.body)) ?? [];
      if (code === undefined || request.headers.origin !== origin) throw refusal(404, 'error.notFound');
      const language = pageLanguageOf(request);
      const own = withoutOthers(site(memberLanguage(language)));
      const { html, inline } = await render({ path, site: own, language, manifest, sheets });
      const place = `<script type="application/json" id="as-member">${code}</script>`;
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': pagePolicy(inline, { site: () => own, formOrigins: [] }),
        })
        .type('text/html; charset=utf-8')
        .send(html.replace('</body>', () => `${place}\n</body>`));
    });
  });
}

/** Nobody else's code runs in such a window, and nobody else is told of it. */
function withoutOthers(site: Site): Site {
  const { customScript: _script, googleAnalyticsCode: _measured, ...settings } = site.settings;
  return { ...site, settings, features: { ...site.features, WebChatEnabled: false } };
}
