import {once} from 'node:events'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import PostalMime, {type Email} from 'postal-mime'
import {SMTPServer} from 'smtp-server'

export interface ReceivedMail {
  /** Recipients of the envelope, which may differ from the headers. */
  envelopeTo: string[]
  raw: string
  mail: Email
}

export interface Refusal {
  code: number
  text: string
}

/** An SMTP server on the loopback address. */
export interface MailServer {
  url: string
  port: number
  received: ReceivedMail[]
  /** Refuses every sender, every recipient, or every message after its text; `null` accepts them. */
  refuse: (stage: Stage, answer: Refusal | null) => void
  stop: () => Promise<void>
}

type Stage = 'sender' | 'recipient' | 'text'

export interface MailServerOptions {
  /** Runs before each e-mail is acknowledged. */
  beforeReply?: (received: ReceivedMail) => void | Promise<void>
}

export async function startMailServer(
  port = 0,
  {beforeReply}: MailServerOptions = {},
): Promise<MailServer> {
  const refusals = new Map<Stage, Refusal | null>()
  const failureAt = (stage: Stage) => asError(refusals.get(stage) ?? null)
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, callback) => callback(failureAt('sender')),
    onRcptTo: (_address, _session, callback) => callback(failureAt('recipient')),
    onData: (stream, session, callback) => {
      const take = async () => {
        const raw = await text(stream)
        const failure = failureAt('text')
        if (failure !== null) throw failure
        const envelopeTo = session.envelope.rcptTo.map(({address}) => address)
        const taken = {envelopeTo, raw, mail: await PostalMime.parse(raw)}
        received.push(taken)
        await beforeReply?.(taken)
      }
      take().then(
        () => callback(),
        (error: unknown) => callback(error instanceof Error ? error : new Error('not taken')),
      )
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address: string | AddressInfo | null = listening.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    refuse: (stage, answer) => void refusals.set(stage, answer),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function asError(refusal: Refusal | null): Error | null {
  return refusal === null
    ? null
    : Object.assign(new Error(refusal.text), {responseCode: refusal.code})
}
