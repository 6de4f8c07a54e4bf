import {once} from 'node:events'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {listen} from '#lib/testing/listen.ts'
import {createFormLimits, type FormLimitSettings} from '#registrations/domain/form-limits.ts'
import {createSigner, type Signer} from '#registrations/domain/signing.ts'
import type {RegistrationStore} from '#registrations/store/open-store.ts'
import type {EmailText} from '#registrations/mail/mail.ts'
import {clientAddress} from '#http/client-address.ts'
import {contactForm, registrationForm} from '#registrations/http/form-kinds.ts'
import {createFormEndpoint, type FormServices} from '#registrations/http/form-endpoint.ts'
import {confirmLink, leaveLink, unsubscribeLink} from '#registrations/http/link-kinds.ts'
import {createLinkEndpoint, type LinkKind} from '#registrations/http/link-endpoint.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {variantPaths} from '#routing/page-variants.ts'

export interface ServedForms {
  origin: string
  signer: Signer
  stop: () => Promise<void>
}

type Handler = (request: Request) => Response | Promise<Response>
type Route = Readonly<Record<string, Handler>>

const peerHeader = 'x-peer-of-tests'

const unlimited: FormLimitSettings = {
  perAddress: 1_000_000,
  addressSeconds: 600,
  perEmail: 1_000_000,
  emailSeconds: 600,
  perEmailDay: 1_000_000,
  perDomainDay: 1_000_000,
}

/** Serves the form endpoints without Next, with the same paths, handlers and method checks. */
export async function serveForms(
  open: () => Promise<RegistrationStore>,
  limits: Partial<FormLimitSettings> = {},
  loadEmailText: (name: string) => Promise<EmailText> = () =>
    Promise.reject(new Error('no content lake')),
): Promise<ServedForms> {
  const signer = createSigner('a secret for tests alone')
  let cached: FormServices | undefined
  const services = async (): Promise<FormServices> => {
    const store = await open()
    cached ??= {
      store,
      signer,
      limits: createFormLimits(store, signer, {...unlimited, ...limits}),
      addressOf: (headers) => clientAddress(headers.get(peerHeader), null, 0),
      knownVariants: () =>
        Promise.resolve(
          new Set(variantPaths({areas: [{slug: 'southwark', postcodes: ['SE5']}], subjects: []})),
        ),
    }
    return cached
  }
  const link = (kind: LinkKind) => createLinkEndpoint(kind, {open: services, loadEmailText})
  const routes: Readonly<Record<string, Route>> = {
    '/api/interest/register': {POST: createFormEndpoint(registrationForm, services)},
    '/api/contact': {POST: createFormEndpoint(contactForm, services)},
    '/api/interest/leave': {...link(leaveLink)},
    '/api/interest/confirm': {...link(confirmLink)},
    '/api/interest/unsubscribe': {...link(unsubscribeLink)},
  }
  const server = createServer((incoming, outgoing) => void respond(routes, incoming, outgoing))
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    signer,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function respond(
  routes: Readonly<Record<string, Route>>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const route = routes[url.pathname]
  const allow = Object.keys(route ?? {}).join(', ')
  const handler = route?.[incoming.method ?? ''] ?? unsupportedMethods(allow).GET
  const response = await handler(toRequest(incoming, url))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
  // Discards an unread body, so that the client reads the response.
  incoming.resume()
}

function toRequest(incoming: IncomingMessage, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  headers.set(peerHeader, incoming.socket.remoteAddress ?? '')
  const method = incoming.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, {method, headers})
  // `Readable.toWeb` would end the connection with an unread body.
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      incoming.on('data', (chunk: Buffer) => isOpen && controller.enqueue(new Uint8Array(chunk)))
      incoming.on('end', () => isOpen && controller.close())
    },
    cancel: () => void (isOpen = false),
  })
  const init = {method, headers, body, duplex: 'half'}
  return new Request(url, init)
}
