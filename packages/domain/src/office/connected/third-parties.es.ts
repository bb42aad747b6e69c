import type { thirdPartyTexts as english } from './third-parties.en.ts';

/** The same in Spanish. */
export const thirdPartyTexts = {
  'connected.parties': 'Empresas terceras',
  'connected.party.new': 'Nueva empresa tercera',
  'connected.party.new.words':
    'Una empresa a la que los socios pueden dar sus datos de consumo, u otro sitio de ustedes al que entran con este portal. Cuando otra persona la haya aprobado, solo usted podrá mostrar aquí su secreto, una vez.',
  'connected.party.name': 'Nombre',
  'connected.party.name.hint': 'Lo que leen los socios, por ejemplo “Brightside Solar”.',
  'connected.party.site': 'Su sitio',
  'connected.party.privacy': 'Su página de privacidad',
  'connected.party.contact': 'Su contacto',
  'connected.party.returns': 'Direcciones de regreso',
  'connected.party.returns.hint': 'Una por línea, exactamente como las envía la empresa.',
  'connected.party.notify': 'Dirección para avisos (si la hay)',
  'connected.party.notify.hint':
    'Donde se le avisa de que hay datos nuevos. Empieza con https://. Su secreto se muestra en Webhooks.',
  'connected.party.may': 'Puede pedir',
  'connected.party.kind.use': 'Consumo, por hora',
  'connected.party.kind.bills': 'Facturas y tarifa',
  'connected.party.kind.sent-back': 'Energía devuelta',
  'connected.party.kind': 'Para qué es',
  'connected.party.kind.data': 'Lee datos de consumo',
  'connected.party.kind.sign-in': 'Inicia la sesión de los socios',
  'connected.party.told': 'Se le puede decir',
  'connected.party.told.member': 'Número de socio',
  'connected.party.told.accounts': 'Números de cuenta',
  'connected.party.told.profile': 'Nombre',
  'connected.party.told.email': 'Correo electrónico del inicio de sesión',
  'connected.party.told.sub': 'Que es la misma persona que la última vez',
  'connected.party.mixed':
    'O lee datos o inicia la sesión de los socios. Registre la empresa dos veces para ambas cosas.',
  'connected.party.oneHost':
    'Todas las direcciones deben estar en un mismo servidor. Registre otro servidor como otra empresa tercera.',
  'connected.party.pkce': 'Sus solicitudes están ligadas por PKCE',
  'connected.party.pkce.hint': 'Déjelo activado, salvo que la empresa no pueda hacerlo.',
  'connected.party.connections': 'Conexiones',
  'connected.party.none': 'No hay ninguna empresa tercera registrada',
  'connected.party.none.hint':
    'Una empresa registrada puede pedir a los socios sus datos de consumo por Green Button Connect My Data, o iniciar su sesión en otro sitio de ustedes.',
  'connected.party.made': 'La empresa tercera quedó registrada. Muestre su secreto en su fila.',
  'connected.party.shown': '{name}, client_id {id}. Copie el secreto ahora; no se muestra otra vez.',
  'connected.party.suspend': 'Detener',
  'connected.party.suspend.words':
    'No lee nada ni puede preguntar a nadie, de inmediato. Lo que los socios permitieron se conserva para cuando siga.',
  'connected.party.resume': 'Dejar que siga',
  'connected.party.resume.words': 'Vuelve a leer lo que los socios permitieron y no terminaron.',
  'connected.party.state.suspended': 'Detenida',
  'connected.party.page': 'Debe ser una dirección que empiece con https://.',
  'connected.party.noReturn': 'Indique al menos una dirección.',
  'connected.party.return':
    'No se puede volver a {address}: debe empezar con https:// y estar escrita completa, sin # ni *.',
  'connected.party.blocks': 'Elija al menos un tipo de datos.',
  'office.asks.thirdParties.register': 'Registrar una empresa tercera',
  'office.act.third-party-registered': 'Empresa tercera registrada',
  'office.act.third-party-secret-taken': 'Secreto de una empresa tercera mostrado',
  'office.act.third-party-suspended': 'Empresa tercera detenida',
  'office.act.third-party-resumed': 'Empresa tercera reanudada',
} satisfies Record<keyof typeof english, string>;
