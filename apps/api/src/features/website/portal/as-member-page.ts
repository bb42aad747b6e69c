import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Site } from '@rochdale/domain/website/site/site';
import { previewPath, previewScreenPath } from '@rochdale/domain/website/studio/preview';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguageOf } from '../../../platform/http/language.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { pagePolicy } from './content-security-policy.ts';
import type { Portal } from './portal-build.ts';
import type { PortalServices } from './portal-services.ts';

const path = addressOf('as-member');
const formShape = /^code=([\w-]{43})(?:&screen=(\w+)&language=(en|es))?$/;

/** A window that somebody of the office looks into, before its code is traded. */
interface Looked {
  readonly code: string;
  readonly site: Site;
  readonly language: TextLanguage;
  /** Of a preview: the address of the screen that it begins with, and who may frame it. */
  readonly preview?: { readonly begins: string; readonly framedBy: string };
}

/**
 * Where the office's form opens a window that looks as a member (office-82), and the frame of the studio that shows the
 * draft as a test member (office-174): the code comes in the body and stands in the page, which trades it by a call and
 * forgets it. Taken from the office's own pages alone.
 */
export async function asMemberPage(
  app: FastifyInstance,
  portal: Portal,
  { site, draftSites, officeUrl }: Pick<PortalServices, 'site' | 'draftSites' | 'officeUrl'>,
): Promise<void> {
  if (officeUrl === undefined) return;
  const { origin } = new URL(officeUrl);
  await app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, body, done) => done(null, body),
    );
    const asked = (request: FastifyRequest) => {
      const [, code, screen, language] = formShape.exec(String(request.body)) ?? [];
      if (code === undefined || request.headers.origin !== origin) throw refusal(404, 'error.notFound');
      return { code, screen, language };
    };
    form.post(path, async (request, reply) => {
      const { code } = asked(request);
      const language = pageLanguageOf(request);
      return sendLooked(reply, portal, { code, language, site: site(memberLanguage(language)) });
    });
    form.post(previewPath, async (request, reply) => {
      const { code, screen = '', language } = asked(request);
      const draft = await draftSites(code);
      if (draft === undefined) throw refusal(404, 'asMember.over');
      const spoken = language === 'es' ? 'es' : 'en';
      const preview = { begins: previewScreenPath(screen), framedBy: origin };
      return sendLooked(reply, portal, { code, language: spoken, site: draft(spoken), preview });
    });
  });
}

async function sendLooked(
  reply: FastifyReply,
  { manifest, sheets, render }: Portal,
  { code, site, language, preview }: Looked,
): Promise<FastifyReply> {
  const own = withoutOthers(site);
  const { html, inline } = await render({ path, site: own, language, manifest, sheets });
  const begins = preview ? ` data-preview="${preview.begins}"` : '';
  const place = `<script type="application/json" id="as-member"${begins}>${code}</script>`;
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(inline, { site: () => own, formOrigins: [] }, preview?.framedBy),
    })
    .type('text/html; charset=utf-8')
    .send(html.replace('</body>', () => `${place}\n</body>`));
}

/** Nobody else's code runs in such a window, and nobody else is told of it. */
function withoutOthers(site: Site): Site {
  const { customScript: _script, googleAnalyticsCode: _measured, ...settings } = site.settings;
  return { ...site, settings, features: { ...site.features, WebChatEnabled: false } };
}
