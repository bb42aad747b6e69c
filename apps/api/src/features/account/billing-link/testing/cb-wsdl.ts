import { multispeakSpace } from '@rochdale/contract/billing-link/soap';

const parts = (inside: string): string => `<s:complexType><s:sequence>${inside}</s:sequence></s:complexType>`;
const text = (name: string, type = 's:string'): string => `<s:element minOccurs="0" name="${name}" type="${type}"/>`;
const many = (name: string, inside: string): string =>
  `<s:element minOccurs="0" maxOccurs="unbounded" name="${name}">${parts(inside)}</s:element>`;

const tender = many('tender', `${text('amount', 's:float')}${text('responseCode')}${text('financialTransactionID')}`);
const transaction = `${text('accountNumber')}${many('creditCardPayment', tender)}${many('eCheckPayment', tender)}`;
const list = many('paymentTransaction', transaction);
const location = many('serviceLocation', `${text('custID')}${text('accountNumber')}${text('acRecvBal', 's:float')}`);

const customer = ['comments', 'lastName', 'firstName', 'mName'].map((name) => text(name)).join('');
const failed = `<s:element minOccurs="0" maxOccurs="unbounded" name="errorObject"><s:complexType><s:attribute name="objectID" type="s:string"/><s:attribute name="errorString" type="s:string"/></s:complexType></s:element>`;

/** What is asked and answered by each method that a billing system is asked by. */
const methodsOf = (prefix: string) => ({
  [`${prefix}Methods`]: { asked: '', answered: '<s:element maxOccurs="unbounded" name="string" type="s:string"/>' },
  [`${prefix}ServiceLocationByAccountNumber`]: { asked: text('accountNumber'), answered: location },
  ModifyCBDataForCustomer: {
    asked: `<s:element name="customerData">${parts(many('customer', customer))}</s:element>`,
    answered: failed,
  },
  CommitPaymentTransaction: { asked: `<s:element name="transactions">${parts(list)}</s:element>`, answered: list },
});

/** A description of a billing system in our own words, for a library that wants one. */
export const cbWsdl = (prefix: '' | 'Get', address: string): string => wsdlOf(methodsOf(prefix), address);

const withNumber = (name: string, inside: string): string =>
  `<s:element minOccurs="0" maxOccurs="unbounded" name="${name}"><s:complexType><s:sequence>${inside}</s:sequence><s:attribute name="objectID" type="s:string"/><s:attribute name="verb" type="s:string"/></s:complexType></s:element>`;
const one = (name: string, inside: string): string =>
  `<s:element minOccurs="0" name="${name}">${parts(inside)}</s:element>`;
const texts = (...names: readonly string[]): string => names.map((name) => text(name)).join('');
const outageParts =
  texts('outageDescription', 'outageStatus', 'startTime', 'firstDispatch', 'ETOR', 'completed') +
  one('outageReasonCodeList', one('OutageCause', text('description')));
const affected = withNumber(
  'customersAffectedbyOutage',
  text('outageEventID') + one('affectedMeters', many('affectedMeter', texts('meterNo', 'servLoc'))),
);
const reported =
  texts('comments', 'eventTime', 'outageEventType', 'outageDetectDeviceID', 'outageDetectDeviceType') +
  one('outageLocation', texts('servLoc', 'accountNumber')) +
  one('outageCustomer', texts('callBackAC', 'callBackPhone', 'callBackFlag')) +
  text('problemCode');

/** A description of an outage system. */
export const outageWsdl = (address: string): string =>
  wsdlOf(
    {
      GetMethods: { asked: '', answered: '<s:element maxOccurs="unbounded" name="string" type="s:string"/>' },
      GetAllActiveOutageEvents: { asked: text('lastReceived'), answered: withNumber('outageEvent', outageParts) },
      GetOutageEvent: { asked: text('outageEventID'), result: withNumber('GetOutageEventResult', outageParts) },
      GetCustomersAffectedByOutage: { asked: text('outageEventID'), result: affected },
      ODEventNotification: {
        asked: one('ODEvents', withNumber('outageDetectionEvent', reported)) + text('transactionID'),
        answered: failed,
      },
    },
    address,
  );

/** A description of what the portal hears. */
export const inwardWsdl = (address: string): string =>
  wsdlOf(
    {
      ServiceLocationChangedNotification: {
        asked: `<s:element name="changedServiceLocations">${parts(location)}</s:element>`,
        answered: failed,
      },
    },
    address,
  );

/** What is in a method's result; `result` where that is not a list under the method's own name. */
type Method = { readonly asked: string } & ({ readonly answered: string } | { readonly result: string });
type Methods = Readonly<Record<string, Method>>;

function wsdlOf(all: Methods, address: string): string {
  const methods = Object.entries(all);
  const each = (write: (name: string, method: Method) => string): string =>
    methods.map(([name, method]) => write(name, method)).join('');
  const resultOf = (name: string, method: Method): string =>
    'result' in method ? method.result : `<s:element name="${name}Result">${parts(method.answered)}</s:element>`;
  const elements = each(
    (name, method) =>
      `<s:element name="${name}">${parts(method.asked)}</s:element>` +
      `<s:element name="${name}Response">${parts(resultOf(name, method))}</s:element>`,
  );
  const message = (name: string, element: string): string =>
    `<message name="${name}"><part name="parameters" element="tns:${element}"/></message>`;
  const literal = '<soap:body use="literal"/>';
  return `<?xml version="1.0"?>
    <definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://www.w3.org/2001/XMLSchema"
      xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:tns="${multispeakSpace}" targetNamespace="${multispeakSpace}">
      <types><s:schema elementFormDefault="qualified" targetNamespace="${multispeakSpace}">${elements}</s:schema></types>
      ${each((name) => message(`${name}In`, name) + message(`${name}Out`, `${name}Response`))}
      <portType name="CB">${each((name) => `<operation name="${name}"><input message="tns:${name}In"/><output message="tns:${name}Out"/></operation>`)}</portType>
      <binding name="CB" type="tns:CB"><soap:binding transport="http://schemas.xmlsoap.org/soap/http" style="document"/>
        ${each((name) => `<operation name="${name}"><soap:operation soapAction="${multispeakSpace}/${name}"/><input>${literal}</input><output>${literal}</output></operation>`)}
      </binding>
      <service name="CB"><port name="CB" binding="tns:CB"><soap:address location="${address}"/></port></service>
    </definitions>`;
}
