export interface HostileRequest {
  name: string
  status: number
  path?: string
  method?: string
  headers?: Readonly<Record<string, string>>
  /** JSON unless the headers say otherwise. */
  body: string | Uint8Array
  /** Fields that the problem must name, in order. */
  fields?: readonly string[]
}

const person = {
  name: 'Zaphod',
  lastName: 'Beeblebrox',
  email: 'zaphod@secret.example',
  role: 'patient',
}
const message = {firstName: 'Zaphod', email: 'zaphod@secret.example', message: 'Hello'}
const form = {'content-type': 'application/x-www-form-urlencoded'}

function field(name: string, key: string, value: unknown): HostileRequest {
  return {name, status: 400, body: JSON.stringify({...person, [key]: value}), fields: [key]}
}

function contact(name: string, key: string, value: unknown): HostileRequest {
  const body = JSON.stringify({...message, [key]: value})
  return {name, status: 400, path: '/api/contact', body, fields: [key]}
}

function body(name: string, text: string | Uint8Array, status = 400): HostileRequest {
  return {name, status, body: text}
}

function typed(name: string, type: string, text: string): HostileRequest {
  return {name, status: 415, headers: {'content-type': type}, body: text}
}

function method(name: string, path: string): HostileRequest {
  return {name: `${name} ${path}`, status: 405, method: name, path, body: ''}
}

const json = JSON.stringify(person)
const without = (key: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(person).filter(([name]) => name !== key)))

export const hostileRequests: readonly HostileRequest[] = [
  body('nothing at all', ''),
  body('a word', 'hello'),
  body('a JSON text', '"zaphod@secret.example"'),
  body('a JSON number', '42'),
  body('a JSON null', 'null'),
  body('a JSON list', `[${json}]`),
  body('half a JSON object', json.slice(0, -2)),
  body('two JSON objects', json + json),
  body('JSON with a comment', `/* x */${json}`),
  body('JSON with single quotes', json.replaceAll('"', "'")),
  body('lists in lists', '['.repeat(8000)),
  body('objects in objects', '{"name":'.repeat(1500)),
  body('bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])),
  body('UTF-16', new Uint8Array(Buffer.from(json, 'utf16le'))),
  body('2 MB of JSON', JSON.stringify({...person, name: 'x'.repeat(2_000_000)}), 413),
  body('2 MB of blanks', ' '.repeat(2_000_000), 413),
  {...body('an empty object', '{}'), fields: ['name', 'lastName', 'email', 'role']},
  {...body('no first name', without('name')), fields: ['name']},
  {...body('no last name', without('lastName')), fields: ['lastName']},
  {...body('no email', without('email')), fields: ['email']},
  {...body('no role', without('role')), fields: ['role']},
  field('a blank name', 'name', '   '),
  field('a name of blanks of other scripts', 'name', '\u2003\u3000\u00a0'),
  field('a name of 101 letters', 'name', 'x'.repeat(101)),
  field('a number as a name', 'name', 7),
  field('a list as a name', 'name', ['Zaphod']),
  field('an object as a name', 'name', {$ne: null}),
  field('true as a name', 'name', true),
  field('null as a name', 'name', null),
  field('a header in a name', 'name', 'Zaphod\r\nBcc: everyone@secret.example'),
  field('a line separator in a name', 'lastName', 'Beeble\u2028brox'),
  field('an empty part of the domain', 'email', 'zaphod@secret..example'),
  field('a part of the domain that begins with a hyphen', 'email', 'zaphod@-secret.example'),
  field('half a surrogate pair', 'lastName', 'Beeble\ud800brox'),
  field('an address without an at sign', 'email', 'zaphod.secret.example'),
  field('an address without a dot', 'email', 'zaphod@secret'),
  field('an address with a blank', 'email', 'zap hod@secret.example'),
  field('an address with a header', 'email', 'zaphod@secret.example\r\nBcc: x@secret.example'),
  field('two addresses by comma', 'email', 'zaphod@secret.example,ford@secret.example'),
  field('two addresses by semicolon', 'email', 'zaphod@secret.example;ford@secret.example'),
  field('an address in angle brackets', 'email', 'Zaphod <zaphod@secret.example>'),
  field('an address with a command', 'email', 'zaphod@secret.example> RCPT TO:<x@secret.example'),
  field('a quoted local part', 'email', '"zaphod beeblebrox"@secret.example'),
  field('an address of 255 characters', 'email', `${'z'.repeat(60)}@${'s'.repeat(186)}.example`),
  field('a local part of 65 characters', 'email', `${'z'.repeat(65)}@secret.example`),
  field('an address with HTML', 'email', '<script>@secret.example'),
  field('a list of addresses', 'email', ['zaphod@secret.example']),
  field('a role nobody has', 'role', 'ADMIN'),
  field('a role in the wrong case', 'role', 'nurse'),
  field('a role that is a list', 'role', ['NURSE']),
  field('a role that every object has', 'role', 'constructor'),
  field('a wish that is a text', 'wantsNewsletter', 'true'),
  field('a wish that is a number', 'wantsNewsletter', 1),
  field('a source of 65 characters', 'source', 's'.repeat(65)),
  field('a source with a line break', 'source', 'landing\npage'),
  field('years that are words', 'yearsExperience', 'many'),
  field('years that are negative', 'yearsExperience', '-5'),
  field('years that are a number', 'yearsExperience', 5),
  field('years with an exponent', 'yearsExperience', '1e9'),
  field('a user agent of 1,025 characters', 'userAgent', 'x'.repeat(1025)),
  field('an address of the network that is an object', 'ipAddress', {}),
  field('a field the form does not have', 'isAdmin', true),
  field('a bot trap that is an object', 'company', {}),
  {
    ...body('a prototype', `{"__proto__":{"name":"Zaphod"},${without('name').slice(1)}`),
    fields: ['name', '__proto__'],
  },
  contact('no message', 'message', undefined),
  contact('a blank message', 'message', ' \n\t '),
  contact('a message of 5,001 characters', 'message', 'x'.repeat(5001)),
  contact('a message that is an object', 'message', {html: '<b>'}),
  contact('a first name that is missing', 'firstName', undefined),
  contact('a header in the phone', 'phone', '020\r\nBcc: x@secret.example'),
  contact('a phone of 41 characters', 'phone', '0'.repeat(41)),
  contact('an email that is none', 'email', 'zaphod'),
  contact('a field the contact form does not have', 'topic', 'Hello'),
  {
    ...body('a registration sent as a message', json),
    path: '/api/contact',
    fields: ['firstName', 'message', 'name', 'role'],
  },
  {...body('an incomplete browser form', 'name=Zaphod&lastName='), headers: form},
  {
    ...body('a browser form with a field twice', 'email=a%40b.example&email=c%40d.example'),
    headers: form,
  },
  {...body('2 MB of browser form', `name=${'x'.repeat(2_000_000)}`, 413), headers: form},
  typed('plain text', 'text/plain', json),
  typed('no type that it knows', 'application/xml', '<name>Zaphod</name>'),
  typed('a form with files', 'multipart/form-data; boundary=x', '--x--'),
  typed('JSON in another encoding', 'application/json; charset=utf-16', json),
  typed('almost JSON', 'application/json-patch+json', json),
  typed('an empty type', '', json),
  {
    ...body('JSON that says it is packed', json, 415),
    headers: {'content-type': 'application/json', 'content-encoding': 'gzip'},
  },
  {...body('a form of another site', json, 403), headers: {origin: 'https://evil.example'}},
  {...body('a form of a neighbouring host', json, 403), headers: {'sec-fetch-site': 'same-site'}},
  {...body('a form of a sandboxed frame', json, 403), headers: {origin: 'null'}},
  method('GET', '/api/interest/register'),
  method('PUT', '/api/interest/register'),
  method('DELETE', '/api/contact'),
  method('PATCH', '/api/contact'),
  method('DELETE', '/api/interest/leave'),
]
