import type { TextCode } from '@rochdale/domain/texts/text';

/** A word that is not said, what is said instead, and where it stands all the same. */
export interface Unsaid {
  readonly word: RegExp;
  readonly say: string;
  /** Messages, or whole stems of them (`ach.`), whose text is the specification's or a bank's own. */
  readonly except?: readonly (TextCode | `${string}.`)[];
}

const english: readonly Unsaid[] = [
  { word: /\be-mails?\b/i, say: 'email', except: ['unclaimedCredits.email.invalid'] },
  { word: /\b(payment|our) partner\b|\bpayment compan/i, say: 'payment processor' },
  { word: /\bstored?\b/i, say: 'save, saved' },
  { word: /\bAutoPay\b|\bauto pay(ments?)?\b/, say: 'Auto Pay', except: ['draftPayments.account.autoPay'] },
  { word: /\bAuto Payments?\b/, say: 'Auto Pay', except: ['menu.autoPayments', 'screen.autoPay'] },
  { word: /\binstalments?\b/i, say: 'installment' },
  { word: /\boverdue\b/i, say: 'past due' },
  {
    word: /\bdelinquen/i,
    say: 'past due notice',
    except: ['menu.delinquents', 'screen.delinquents', 'delinquents.none', 'delinquents.notFound'],
  },
  { word: /\bcut-off\b/i, say: 'disconnect' },
  {
    word: /\benroll/i,
    say: 'sign up, join',
    except: ['overview.autoPayEnrolled', 'overview.draftEnrolled', 'overview.ezPayEnrolled'],
  },
  {
    word: /\b(log|logged|logging) (in|out)\b/i,
    say: 'sign in, sign out',
    except: ['signIn.loggedOut', 'siteWords.quickPayDescription'],
  },
  { word: /\byour line\b/i, say: 'your alert level' },
  { word: /\b(high|your|and) use\b/i, say: 'usage' },
  {
    word: /\bcustomer/i,
    say: 'member; call us',
    except: [
      'outage.noLocation',
      'directUsage.customerName',
      'delinquents.failed',
      'levelizedBilling.failed',
      'operationRoundup.failed',
      'payment.restricted.both',
      'registration.contact.none',
    ],
  },
  {
    word: /\bZip\b/,
    say: 'ZIP code',
    except: ['accountProfile.zip.required', 'accountProfile.zip.invalid', 'unclaimedCredits.zip.invalid'],
  },
  { word: /\badministrator\b/i, say: 'call us', except: ['error.serviceUnavailable', 'error.draftsUnavailable'] },
  { word: /\bcan not\b/i, say: 'cannot' },
  { word: /\bneed not\b/i, say: 'do not need to' },
  { word: /\bstands?\b/i, say: 'is, shows' },
  { word: /\bgoes on\b/i, say: 'continues' },
  { word: /\bany more\b/i, say: 'no longer' },
  { word: /\bSomebody\b/i, say: 'someone' },
  { word: /\bSome days\b/i, say: 'a few days' },
  { word: /\bby itself\b/i, say: 'we take each payment' },
  { word: /, for (the|its?|you|we|nothing)\b/i, say: 'because' },
  { word: /\bof account\b/i, say: 'for account' },
  { word: /\bgrey|\bcolour|\bprogramme\b/i, say: 'gray, color, program' },
  { word: /\bat hand\b|\bhalf as much again\b/i, say: 'American words' },
];

const spanish: readonly Unsaid[] = [
  { word: /\bcortes?\b/i, say: 'apagón; desconexión', except: ['delinquents.cutoffDate'] },
  { word: /interrupci|falta de electricidad|suspendid/i, say: 'apagón; desconectado' },
  { word: /notificaci/i, say: 'aviso' },
  { word: /\bSTOP\b/, say: 'ALTO' },
  { word: /cobros programados/i, say: 'débitos y pagos automáticos' },
  { word: /recurrente/i, say: 'pagos automáticos', except: ['notice.draftComing'] },
  { word: /compañía de pagos/i, say: 'procesador de pagos' },
  { word: /presupuest/i, say: 'pago nivelado' },
  { word: /\bcuotas?\b/i, say: 'pagos' },
  { word: /\bmora\b|\batrasad/i, say: 'vencido' },
  { word: /prepagad/i, say: 'prepago' },
  { word: /\bcliente\b/i, say: 'socio, titular' },
  { word: /\bmiembros?\b/i, say: 'socio' },
  { word: /comuníquese con (la oficina|nosotros|el)\b/i, say: 'llámenos', except: ['menu.contactUs.text'] },
  { word: /\badministrador\b/i, say: 'llámenos' },
  { word: /\b(re)?seleccione\b/i, say: 'elija', except: ['payMultiple.summary.empty'] },
  { word: /haga clic/i, say: 'elija' },
  { word: /\ba dónde\b/i, say: 'adónde' },
  { word: /\bcorriente\b/i, say: 'de cheques' },
  { word: /\bfinca\b/i, say: 'rancho, granja' },
  { word: /[ap]\. m\.|\d (AM|PM)\b/, say: 'a.m., p.m.' },
  { word: /\b[Dd]escartar\b/, say: 'borrar, quitar, cerrar' },
  { word: /\(a\)|\(o\)|\/a\b/, say: 'words without a slash' },
  { word: /no haga caso/i, say: 'puede ignorar' },
  {
    word: /\blímite\b/i,
    say: 'nivel de aviso',
    except: ['autoPay.', 'mail.due.', 'draftPayments.help.text', 'plannedPayments.'],
  },
  {
    word: /^Estado$/,
    say: 'Situación',
    except: ['accountProfile.state', 'applicationForService.state', 'unclaimedCredits.state'],
  },
];

/** What is not said, by language: one thing has one name (CONTRIBUTING, Texts). */
export const unsaid: Readonly<Record<'en' | 'es', readonly Unsaid[]>> = { en: english, es: spanish };

/** The words of a text that are not said, each with what is said instead. */
export const wordsUnsaid = (language: 'en' | 'es', text: string, code?: string): string[] =>
  unsaid[language].flatMap(({ word, say, except = [] }) => {
    const isExcepted =
      code !== undefined && except.some((one) => (one.endsWith('.') ? code.startsWith(one) : one === code));
    const found = isExcepted ? null : word.exec(text);
    return found === null ? [] : [`${found[0]} (say: ${say})`];
  });
